import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ContactClosing} from '@site/src/features/contact/ContactClosing';
import {AboutTheGroup} from '@site/src/features/group-home/AboutTheGroup';
import {Accreditations} from '@site/src/features/group-home/Accreditations';
import {DayAndNight} from '@site/src/features/group-home/DayAndNight';
import {GlobalExpansion} from '@site/src/features/group-home/GlobalExpansion';
import {HomeHero} from '@site/src/features/group-home/HomeHero';
import {OurCompanies} from '@site/src/features/group-home/OurCompanies';
import {WorkHere} from '@site/src/features/group-home/WorkHere';

/** Group home page (specification 2, "Group home page"). */
export default function GroupHomePage(): ReactNode {
  return (
    <Layout
      title="Security, cleaning, design and construction"
      description="Commercial security and cleaning, design, construction and bespoke joinery from one UK group, with one contract manager and one number to call."
    >
      <HomeHero />
      <OurCompanies />
      <DayAndNight />
      <AboutTheGroup />
      <GlobalExpansion />
      <WorkHere />
      <Accreditations />
      <ContactClosing
        heading="Tell us about the building. We will tell you who should come and look at it."
        action="Get in Touch"
      />
    </Layout>
  );
}
