import Layout from '@theme/Layout';
import {useMemo, type ReactNode} from 'react';
import {Section} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import type {Opening} from '@site/src/plugins/openings/schema';
import {ApplicationAside} from './ApplicationAside';
import {ApplicationTop, PAGE_TITLE} from './ApplicationTop';
import {ApplyHere} from './ApplyHere';
import {NothingOpen} from './NothingOpen';
import {positionsOf} from './positions';

const description = `Apply for any open position at ${brand.name}: one form and your CV, about ten minutes, no account, and a receipt with the next steps and their dates.`;

interface Props {
  /** Those that were open when the site was built. */
  readonly openings: readonly Opening[];
}

/** The application form's page (decisions, "Routes the specification links to but does not route"). */
export default function ApplicationPage({openings}: Props): ReactNode {
  const positions = useMemo(() => positionsOf(openings), [openings]);
  return (
    <Layout title={PAGE_TITLE} description={description}>
      <ApplicationTop />
      <Section>
        <div className="grid">
          <ApplicationAside />
          {positions.length > 0 ? <ApplyHere positions={positions} /> : <NothingOpen />}
        </div>
      </Section>
    </Layout>
  );
}
