import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/section/Section';

export default function Page(): ReactNode {
  return (
    <Layout title="international-projects" description="stub">
      <Section id="our-policies">
        <h1>international-projects</h1>
      </Section>
    </Layout>
  );
}
