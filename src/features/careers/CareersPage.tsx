import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function CareersPage(): ReactNode {
  return (
    <Layout title="Careers" description="stub">
      <h1>Careers</h1>
    </Layout>
  );
}
