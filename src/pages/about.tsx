import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {AboutHero} from '@site/src/features/about/AboutHero';
import {GroupFacts} from '@site/src/features/about/GroupFacts';
import {MissionAndValues} from '@site/src/features/about/MissionAndValues';
import {OurCompany} from '@site/src/features/about/OurCompany';
import {OurPolicies} from '@site/src/features/about/OurPolicies';
import {WhyChooseUs} from '@site/src/features/about/WhyChooseUs';
import {ContactClosing} from '@site/src/features/contact/ContactClosing';

/** About page (specification 2, "About page"). */
export default function AboutPage(): ReactNode {
  return (
    <Layout
      title="About"
      description="Who we are, what we value and the nine policies we work to: a group that began as a joinery shop on the Thames in 1987."
    >
      <AboutHero />
      <OurCompany />
      <GroupFacts />
      <MissionAndValues />
      <OurPolicies />
      <WhyChooseUs />
      <ContactClosing
        heading="Come to the wharf. The kettle is next to the planing machine."
        action="Get in Touch"
      />
    </Layout>
  );
}
