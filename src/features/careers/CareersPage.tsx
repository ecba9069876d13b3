import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Application} from '@site/src/applications/Application';
import {brand} from '@site/src/data/brand/brand';
import {CAREERS_PATH, feedPath} from '@site/src/plugins/openings/addresses';
import type {Opening} from '@site/src/plugins/openings/schema';
import {ApplicationProcess} from './ApplicationProcess';
import {CareersClosing} from './CareersClosing';
import {CareersOpening} from './CareersOpening';
import {CurrentOpenings} from './CurrentOpenings';
import {HowToApply} from './HowToApply';
import {StaffVoices} from './StaffVoices';
import {TrainingSpread} from './TrainingSpread';
import {WhyJoin} from './WhyJoin';

const description =
  'Openings in security, cleaning, maintenance, joinery and construction across the UK, each with pay, hours, closing date and how to apply.';

const address = `${brand.url}${CAREERS_PATH}`;
const feed = `${brand.name}: current openings`;

/** Careers (specification 2, "Careers landing page"), at both of its addresses. */
export default function CareersPage({
  openings,
}: {
  readonly openings: readonly Opening[];
}): ReactNode {
  return (
    <Layout title="Careers" description={description}>
      <Head>
        {/* Which of the two addresses is the page's own. */}
        <link rel="canonical" href={address} />
        <meta property="og:url" content={address} />
        <link rel="alternate" type="application/atom+xml" title={feed} href={feedPath('atom')} />
        <link rel="alternate" type="application/feed+json" title={feed} href={feedPath('json')} />
      </Head>
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
