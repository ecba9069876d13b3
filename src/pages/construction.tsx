import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ConstructionClosing} from '@site/src/features/construction/ConstructionClosing';
import {ConstructionHero} from '@site/src/features/construction/ConstructionHero';
import {ManagementServices} from '@site/src/features/construction/ManagementServices';
import {ServiceCards} from '@site/src/features/construction/ServiceCards';
import {WhyChoose} from '@site/src/features/construction/WhyChoose';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Construction"
      description="Commercial buildings, renovations, design and build, project management, quantity surveying and fit-out, with one site manager and a traceable price."
    >
      <ConstructionHero />
      <ServiceCards />
      <ManagementServices />
      <WhyChoose />
      <ConstructionClosing />
    </Layout>
  );
}
