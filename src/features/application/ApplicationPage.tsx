import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Application} from '@site/src/applications/Application';
import {Section} from '@site/src/components/section/Section';
import {useConfiguration} from '@site/src/configuration/useConfiguration';
import {brand} from '@site/src/data/brand/brand';
import type {Opening} from '@site/src/content/openings/schema';
import {Apply, PAGE_TITLE} from './Apply';
import {NothingOpen} from './NothingOpen';

const description = `Apply for any open position at ${brand.name}: one form and your CV, about ten minutes, no account, and a receipt with the next steps and their dates.`;

interface Props {
  /** Those that were open when the site was built. */
  readonly openings: readonly Opening[];
}

/** The application form's page (decisions, "Routes the specification links to but does not route"). */
export default function ApplicationPage({openings}: Props): ReactNode {
  const {application} = useConfiguration();
  return (
    <Layout title={PAGE_TITLE} description={description}>
      {openings.length > 0 ? (
        <Application name="apply">
          <Apply openings={openings} configuration={application} />
        </Application>
      ) : (
        <Section>
          <h1>{PAGE_TITLE}</h1>
          <NothingOpen />
        </Section>
      )}
    </Layout>
  );
}
