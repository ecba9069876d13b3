import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {TitleBlock, type TitleBlockCell} from '@site/src/components/titleblock/TitleBlock';
import {entities} from '@site/src/data/companies/companies';
import type {PolicyFrontMatter} from '@site/src/shared/documents/schema';
import {longDay} from '@site/src/shared/dates';
import {CHANGES_TO_COME} from '@site/src/policy-record/shared/addresses';
import type {RecordFacts} from '@site/src/policy-record/shared/pages';
import {editionCell} from './EditionSwitch';
import {familyOf} from './families';
import {useRecordFacts} from './front-matter';
import {fullReference} from './reference';

const STATE_WORDS: Record<RecordFacts['state'], string> = {
  draft: 'Draft, not in force',
  coming: 'Not yet in force',
  'in force': 'In force',
  superseded: 'Superseded',
  replaced: 'Never in force',
};

/** Whether a document holds, as a word behind a mark. */
export function Status({state}: {readonly state: RecordFacts['state']}): ReactNode {
  return (
    <span className={state === 'in force' ? 'status status--current' : 'status'}>
      {STATE_WORDS[state]}
    </span>
  );
}

function scope(appliesTo: PolicyFrontMatter['appliesTo']): string {
  return appliesTo.length === Object.keys(entities).length
    ? 'Every company in the group, and everyone who works on its behalf'
    : appliesTo.map((company) => entities[company].name).join(', ');
}

type Coming = NonNullable<RecordFacts['coming']>;

interface NextVersionProps {
  readonly coming: Coming;
  /** Of the document, to tell its links from those of another. */
  readonly title: string;
  /** More links. */
  readonly children?: ReactNode;
}

/** Links to the words of the version to come, and to how they differ. */
export function NextVersionLinks({coming, title, children}: NextVersionProps): ReactNode {
  const {version, path, changes} = coming;
  return (
    <span className="next-version">
      <a href={path} aria-label={`Read version ${version} of ${title}`}>
        Read
      </a>
      {changes !== undefined && (
        <a href={changes} aria-label={`Compare version ${version} of ${title} with this one`}>
          Compare
        </a>
      )}
      {children}
    </span>
  );
}

/** The version that will replace this one, if one has been approved. */
export function useNextVersionCell(): TitleBlockCell[] {
  const {coming} = useRecordFacts();
  const {title} = useDoc().metadata;
  if (coming === undefined) return [];
  const value = (
    <>
      {coming.version} from {longDay(coming.from)}. {coming.note}
      <NextVersionLinks coming={coming} title={title}>
        <Link to={`${familyOf('policies').index.to}#${CHANGES_TO_COME}`}>All upcoming changes</Link>
      </NextVersionLinks>
    </>
  );
  return [{term: 'Next version', value, wide: true}];
}

/** Approval and days of the version shown; a draft has neither. */
export function useControlCells(): TitleBlockCell[] {
  const {state, row} = useRecordFacts();
  if (state === 'draft' || row === undefined) return [];
  const {approvedBy, approvedOn, effectiveFrom, reviewBy} = row;
  const approval = (
    <>
      {approvedBy}
      <br />
      {approvedOn !== null && longDay(approvedOn)}
    </>
  );
  return [
    {term: 'Approved by', value: approval},
    {term: 'Effective', value: longDay(effectiveFrom)},
    ...(reviewBy === null ? [] : [{term: 'Next review', value: longDay(reviewBy)}]),
  ];
}

/** Status and version of the words shown. */
export function useVersionCells(): {status: TitleBlockCell; version: TitleBlockCell} {
  const {state, row} = useRecordFacts();
  const version = state === 'draft' ? 'Not approved' : row?.version;
  return {
    status: {term: 'Status', value: <Status state={state} />},
    version: {term: 'Version', value: version, reference: true},
  };
}

/** The control block: who owns the policy, who approved it, what is in force until when. */
export function PolicyTitleBlock({policy}: {readonly policy: PolicyFrontMatter}): ReactNode {
  const {status, version} = useVersionCells();
  return (
    <TitleBlock
      cells={[
        {term: 'Reference', value: fullReference(policy.reference), reference: true},
        status,
        editionCell,
        version,
        {term: 'Owner', value: policy.owner},
        ...useControlCells(),
        {term: 'Type', value: policy.type === 'statement' ? 'Statement' : 'Policy'},
        ...useNextVersionCell(),
        {term: 'Applies to', value: scope(policy.appliesTo), wide: true},
      ]}
    />
  );
}
