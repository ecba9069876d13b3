import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Application} from '@site/src/applications/Application';
import type {Opening} from '@site/src/plugins/openings/schema';
import {ApplicationProcess} from './ApplicationProcess';
import {CanonicalAddress} from './CanonicalAddress';
import {CareersClosing} from './CareersClosing';
import {CareersOpening} from './CareersOpening';
import {CurrentOpenings} from './CurrentOpenings';
import {FeedTags} from './FeedTags';
import {HowToApply} from './HowToApply';
import {StaffVoices} from './StaffVoices';
import {TrainingSpread} from './TrainingSpread';
import {WhyJoin} from './WhyJoin';

const description =
  'Openings in security, cleaning, maintenance, joinery and construction across the UK, each with pay, hours, closing date and how to apply.';

/** Careers (specification 2, "Careers landing page"), at both of its addresses. */
export default function CareersPage({
  openings,
}: {
  readonly openings: readonly Opening[];
}): ReactNode {
  return (
    <Layout title="Careers" description={description}>
      <CanonicalAddress path="/careers" />
      <FeedTags />
      <CareersOpening />
      <WhyJoin />
      <Application name="finder">
        <CurrentOpenings openings={openings} />
      </Application>
      <TrainingSpread />
      <ApplicationProcess />
      <HowToApply />
      <StaffVoices />
      <CareersClosing />
    </Layout>
  );
}
