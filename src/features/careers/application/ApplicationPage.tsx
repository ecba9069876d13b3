import {usePluginData} from '@docusaurus/useGlobalData';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Island} from '@site/src/platform/islands/Island';
import {ButtonLink} from '@site/src/components/action/actions';
import {Section, useAnchor} from '@site/src/components/section/Section';
import {useConfiguration} from '@site/src/configuration/useConfiguration';
import {brand} from '@site/src/data/brand/brand';
import {careers} from '@site/src/data/careers/careers';
import {pictureNote} from '@site/src/data/pictures/sources';
import {APPLICATION_FORM} from '@site/src/shared/openings/addresses';
import type {RecordData} from '@site/src/policy-record/shared/pages';
import type {Opening} from '@site/src/shared/openings/schema';
import {modelPicture} from '../../site/ModelPicture';
import {Apply, PAGE_TITLE} from './Apply';
import {CANDIDATE_NOTICE} from './receipt';

/** Replaces the form when no job is open. */
export function NothingOpen(): ReactNode {
  useAnchor(APPLICATION_FORM);
  return (
    <section
      className="application-form col-text stack stack--full"
      id={APPLICATION_FORM}
      tabIndex={-1}
    >
      <h2>There are no jobs open at the moment</h2>
      <p>You can still send us your details. {careers.speculative}</p>
      <div>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
      </div>
    </section>
  );
}

const description = `Apply for any open position at ${brand.name} with one form and your CV. It takes about ten minutes. You’ll get a receipt, and you don’t need an account.`;

interface Props {
  readonly openings: readonly Opening[];
}

/** The application form's page (decisions, "Routes the specification links to but does not route"). */
export default function ApplicationPage({openings}: Props): ReactNode {
  const {application} = useConfiguration();
  const notice = (usePluginData('policies') as RecordData).inForce[CANDIDATE_NOTICE];
  if (openings.length > 0 && notice === undefined) {
    throw new Error(
      `docs${CANDIDATE_NOTICE}.mdx: expected a version in force, because the application form names it; found none. Run "npm run policy:amend -- ${CANDIDATE_NOTICE.slice(1)}".`,
    );
  }
  return (
    <Layout title={PAGE_TITLE} description={description}>
      {openings.length > 0 && notice ? (
        <Island name="apply">
          <Apply
            openings={openings}
            configuration={application}
            notice={notice}
            picture={modelPicture('application')}
            note={pictureNote('application')}
          />
        </Island>
      ) : (
        <Section>
          <h1>{PAGE_TITLE}</h1>
          <NothingOpen />
        </Section>
      )}
    </Layout>
  );
}
