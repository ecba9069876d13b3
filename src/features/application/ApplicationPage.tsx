import {usePluginData} from '@docusaurus/useGlobalData';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Application} from '@site/src/applications/Application';
import {ButtonLink} from '@site/src/components/action/actions';
import {Section, useAnchor} from '@site/src/components/section/Section';
import {useConfiguration} from '@site/src/configuration/useConfiguration';
import {brand} from '@site/src/data/brand/brand';
import {careers} from '@site/src/data/careers/careers';
import {APPLICATION_FORM} from '@site/src/content/openings/addresses';
import type {RecordData} from '@site/src/content/policies/pages';
import type {Opening} from '@site/src/content/openings/schema';
import {Apply, PAGE_TITLE} from './Apply';
import {CANDIDATE_NOTICE} from './receipt';

/** In place of a form with nothing to apply for. */
export function NothingOpen(): ReactNode {
  useAnchor(APPLICATION_FORM);
  return (
    <section className="application-form" id={APPLICATION_FORM} tabIndex={-1}>
      <h2>No position is open at this moment</h2>
      <p>You may send us your details all the same. {careers.speculative}</p>
      <div>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
      </div>
    </section>
  );
}

const description = `Apply for any open position at ${brand.name}: one form and your CV, about ten minutes, no account, and a receipt with the next steps and their dates.`;

interface Props {
  /** Those that were open when the site was built. */
  readonly openings: readonly Opening[];
}

/** The application form's page (decisions, "Routes the specification links to but does not route"). */
export default function ApplicationPage({openings}: Props): ReactNode {
  const {application} = useConfiguration();
  const notice = (usePluginData('policies') as RecordData).inForce[CANDIDATE_NOTICE];
  if (notice === undefined) throw new Error(`No version of ${CANDIDATE_NOTICE} is in force.`);
  return (
    <Layout title={PAGE_TITLE} description={description}>
      {openings.length > 0 ? (
        <Application name="apply">
          <Apply openings={openings} configuration={application} notice={notice} />
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
