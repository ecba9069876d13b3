import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Benefits} from '@site/src/features/construction/Benefits';
import {ProjectManagement} from '@site/src/features/construction/ProjectManagement';
import {QuantitySurveying} from '@site/src/features/construction/QuantitySurveying';
import {ServicesClosing} from '@site/src/features/construction/ServicesClosing';
import {ServicesIndex} from '@site/src/features/construction/ServicesIndex';
import {ServicesOpening} from '@site/src/features/construction/ServicesOpening';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Construction services"
      description="Every construction service in one place, with project management and quantity surveying set out in full and what you gain from having both."
    >
      <ServicesOpening />
      <ServicesIndex />
      <ProjectManagement />
      <QuantitySurveying />
      <Benefits />
      <ServicesClosing />
    </Layout>
  );
}
