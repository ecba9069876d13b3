import Head from '@docusaurus/Head';
import {Link} from '@site/src/components/action/Link';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {localInstant} from '@site/src/shared/local-instant';
import {addDays} from '@site/src/shared/wall-clock';
import {brand} from '@site/src/data/brand/brand';
import {useAnchor} from '@site/src/components/section/Section';
import {currentEdition} from '@site/src/data/editions/editions';
import type {ListedPolicy, PolicyRegister} from '@site/src/shared/documents/registers';
import {KIND_WORDS} from '@site/src/policy-record/shared/version';
import {CHANGES_TO_COME, IN_FORCE_PATH} from '@site/src/policy-record/shared/addresses';
import {ContactCallToAction} from '../../contact/ContactCallToAction';
import {After} from '../../site/clock/After';
import {EDITION_LABEL, editionCell, Editions} from '../EditionSwitch';
import {InForceOn} from '../record/InForce';
import {NextVersionLinks, Status} from '../RecordTitleBlock';
import {PolicyTimeline} from './PolicyTimeline';
import {FollowChanges, RegisterTable, RegisterTop} from './Register';
import {BreadcrumbBar} from '../BreadcrumbBar';
import {counted} from '@site/src/shared/counted';
import {longDay, shortDay} from '@site/src/shared/dates';
import {numbersKept} from '@site/src/shared/numbers-kept';
import {familyOf} from '../families';

const {label, back, index} = familyOf('policies');

/** The status of an older edition's policy, with a link to the current edition. */
function StatusSince({policy}: {readonly policy: ListedPolicy}): ReactNode {
  const {title, path, editions, state} = policy;
  const target = index.to + path.slice(path.lastIndexOf('/'));
  return (
    <>
      <Status state={state} />
      <br />
      {editions.includes(currentEdition) ? (
        <Link to={target} aria-label={`Edition ${currentEdition} of ${title}`}>
          Edition {currentEdition}
        </Link>
      ) : (
        `Edition ${currentEdition} doesn’t have this policy.`
      )}
    </>
  );
}

/** Links to all versions of a policy with their dates, and to its other editions. */
function VersionOf({policy}: {readonly policy: ListedPolicy}): ReactNode {
  const {title, path, version, editions} = policy;
  const slug = path.slice(path.lastIndexOf('/') + 1);
  return (
    <>
      {version !== undefined && (
        <Link
          className="reference"
          to={`${IN_FORCE_PATH}#${slug}`}
          aria-label={`${version}, and all versions of ${title} with their dates`}
        >
          {version}
        </Link>
      )}
      {path === `${index.to}/${slug}` &&
        editions
          .filter((edition) => edition !== currentEdition)
          .map((edition) => (
            <p key={edition} className="quiet">
              Edition{' '}
              <Link to={`/${edition}${path}`} aria-label={`${edition} edition of ${title}`}>
                {edition}
              </Link>
            </p>
          ))}
    </>
  );
}

/** The approved next version of a policy, if there is one. */
function NextVersion({coming, title}: Pick<ListedPolicy, 'coming' | 'title'>): ReactNode {
  return (
    coming && (
      <p>
        {coming.kind === 'withdrawn' ? 'Withdrawn' : `Next version: ${coming.version}`} from{' '}
        {numbersKept(shortDay(coming.from))} <NextVersionLinks coming={coming} title={title} />
      </p>
    )
  );
}

/** The next review date. The site's script shows "Review overdue" after that day. */
function NextReview({reviewBy}: {readonly reviewBy: string}): ReactNode {
  const from = localInstant(`${addDays(reviewBy, 1)}T00:00`, brand.timeZone)?.toISOString();
  return (
    <>
      <span className="reference">{numbersKept(shortDay(reviewBy))}</span>
      <After from={from}>
        <p>Review overdue</p>
      </After>
    </>
  );
}

function ChangeToCome({path, title, coming}: PolicyRegister['changes'][number]): ReactNode {
  return (
    <p>
      <Link to={path}>{title}</Link>
      {coming.kind === 'withdrawn'
        ? ', withdrawn'
        : `, version ${coming.version} (${KIND_WORDS[coming.kind]})`}{' '}
      from {numbersKept(longDay(coming.from))}: {coming.note}{' '}
      <NextVersionLinks coming={coming} title={title} />
    </p>
  );
}

/** How many changes are listed above the register; the others are folded. */
const FIRST_CHANGES = 3;

/** Approved changes to policies and notices that take effect on a later day. */
function ChangesToCome({changes}: Pick<PolicyRegister, 'changes'>): ReactNode {
  useAnchor(CHANGES_TO_COME);
  const items = changes.map((change) => <ChangeToCome key={change.path} {...change} />);
  const others = items.slice(FIRST_CHANGES);
  return (
    <section className="ruled register__part" aria-labelledby={CHANGES_TO_COME}>
      <h2 className="subheading" id={CHANGES_TO_COME}>
        Upcoming changes
      </h2>
      {changes.length === 0 && <p>No change has been approved for a later date.</p>}
      {items.slice(0, FIRST_CHANGES)}
      {others.length > 0 && (
        <details className="disclosure">
          <summary>{counted(others.length, 'more change')}</summary>
          {others}
        </details>
      )}
      <p className="quiet">
        <FollowChanges />
      </p>
    </section>
  );
}

/**
 * The register of an edition's policies: owner, version, next review, or status once superseded.
 */
export default function PolicyRegisterPage({
  edition,
  inForce,
  documents,
  changes,
  dated,
}: PolicyRegister): ReactNode {
  const title = inForce ? label : `${label}, edition ${edition}`;
  const starts = documents.flatMap(({effectiveFrom}) => effectiveFrom ?? []).sort();
  const reviews = documents.flatMap(({reviewBy}) => reviewBy ?? []).sort();
  const common = {
    Owner: ({owner}: ListedPolicy) => owner,
    Version: (policy: ListedPolicy) => <VersionOf policy={policy} />,
  };
  return (
    <Layout
      title={title}
      description={
        inForce
          ? `${brand.name} policies, edition ${edition}: owner, version and next review of each.`
          : `${brand.name} policies, edition ${edition}, kept for the record, with links to the edition in force.`
      }
    >
      {!inForce && (
        <Head>
          <meta name="robots" content="noindex, nofollow" />
        </Head>
      )}
      {!inForce && (
        <div className="wrap superseded" data-search="skip">
          <p className="notice">
            <strong>Superseded.</strong> This is edition {edition}, kept for the record.{' '}
            <Link to={index.to}>See edition {currentEdition}, which is in force</Link>
          </p>
        </div>
      )}
      <RegisterTop
        trail={
          <BreadcrumbBar
            back={back}
            above={inForce ? [] : [{label, to: index.to}]}
            here={inForce ? label : `Edition ${edition}`}
          />
        }
        title={title}
        lead={
          inForce
            ? 'The rules we work by. Each policy has an owner and is reviewed every year.'
            : 'The rules we worked by until the next edition replaced them. Each policy names its owner.'
        }
        cells={[
          {
            ...editionCell,
            value: <Editions boxed labelledBy={EDITION_LABEL} path={index.to} active={edition} />,
          },
          ...(inForce
            ? [
                {term: 'Last change', value: starts.slice(-1).map(longDay)},
                {term: 'Next review due', value: reviews.slice(0, 1).map(longDay)},
              ]
            : [
                {term: 'Policies', value: documents.length, reference: true},
                {term: 'Status', value: <Status state="superseded" />},
              ]),
        ]}
      >
        {inForce && <ChangesToCome changes={changes} />}
        <div className="ruled register__part document__tools" data-search="skip">
          <h2 className="subheading">
            <Link to={IN_FORCE_PATH}>What was in force on a given date</Link>
          </h2>
          {inForce && <InForceOn label="Date" />}
        </div>
      </RegisterTop>
      <RegisterTable
        subject="Policy"
        documents={documents}
        note={NextVersion}
        columns={
          inForce
            ? {
                ...common,
                'In force since': ({effectiveFrom}) =>
                  effectiveFrom !== undefined && (
                    <span className="reference">{numbersKept(shortDay(effectiveFrom))}</span>
                  ),
                'Next review': ({state, reviewBy}) =>
                  state === 'in force' && reviewBy !== undefined ? (
                    <NextReview reviewBy={reviewBy} />
                  ) : (
                    <Status state={state} />
                  ),
              }
            : {...common, Status: (policy) => <StatusSince policy={policy} />}
        }
      />
      {inForce && <PolicyTimeline policies={dated} />}
      <ContactCallToAction heading="A question about a policy?" action="Contact Us" />
    </Layout>
  );
}
