import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {CleaningFeature} from '@site/src/features/facilities/CleaningFeature';
import {ClientVoices} from '@site/src/features/facilities/ClientVoices';
import {FacilitiesClosing} from '@site/src/features/facilities/FacilitiesClosing';
import {FacilitiesHero} from '@site/src/features/facilities/FacilitiesHero';
import {HomeServices} from '@site/src/features/facilities/HomeServices';
import {SecurityFeature} from '@site/src/features/facilities/SecurityFeature';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Facilities"
      description="Security, cleaning, property maintenance and emergency response for buildings across the UK, on a written schedule and with a report you can check."
    >
      <FacilitiesHero />
      <HomeServices />
      <CleaningFeature />
      <SecurityFeature />
      <ClientVoices />
      <FacilitiesClosing />
    </Layout>
  );
}
