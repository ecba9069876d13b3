import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ContactClosing} from '@site/src/features/contact/ContactClosing';
import {Countries} from '@site/src/features/international/Countries';
import {FeaturedWork} from '@site/src/features/international/FeaturedWork';
import {InternationalHero} from '@site/src/features/international/InternationalHero';

/** International projects page (specification 2, "International projects page"). */
export default function InternationalProjectsPage(): ReactNode {
  return (
    <Layout
      title="International Projects"
      description="Windows and fire-rated doors from the Philippines, retail fit-outs and a new building in the USA, and construction consultancy in Saudi Arabia."
    >
      <InternationalHero />
      <Countries />
      <FeaturedWork />
      <ContactClosing
        heading="Bring us the drawings. We will bring the sample."
        action="Contact Our International Team"
      />
    </Layout>
  );
}
