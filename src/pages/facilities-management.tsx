import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ManagementClosing} from '@site/src/features/facilities/ManagementClosing';
import {ManagementHero} from '@site/src/features/facilities/ManagementHero';
import {ManagementIntro} from '@site/src/features/facilities/ManagementIntro';
import {Teams} from '@site/src/features/facilities/Teams';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Facilities management"
      description="Security, cleaning, property maintenance and emergency response under one contract manager: who does what in your building, day and night."
    >
      <ManagementHero />
      <ManagementIntro />
      <Teams />
      <ManagementClosing />
    </Layout>
  );
}
