import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {TitleBlock, type TitleBlockCell} from '@site/src/components/titleblock/TitleBlock';
import type {NoticeFrontMatter, PolicyFrontMatter} from '@site/src/shared/documents/schema';
import {scopeText} from '@site/src/shared/documents/scope';
import {longDay} from '@site/src/shared/dates';
import {numbersKept} from '@site/src/shared/numbers-kept';
import {STATE_WORDS} from '@site/src/policy-record/shared/version';
import {CHANGES_TO_COME} from '@site/src/policy-record/shared/addresses';
import type {RecordFacts} from '@site/src/policy-record/shared/pages';
import {editionCell} from './EditionSwitch';
import {familyOf} from './families';
import {useEditions, useRecordFacts} from './front-matter';
import {fullReference} from '@site/src/shared/documents/reference';

export function Status({state}: {readonly state: RecordFacts['state']}): ReactNode {
  return (
    <span className={state === 'in force' ? 'inline status status--current' : 'inline status'}>
      {state === 'draft' ? 'Draft, not in force' : STATE_WORDS[state]}
    </span>
  );
}

type Coming = NonNullable<RecordFacts['coming']>;

interface NextVersionProps {
  readonly coming: Coming;
  /** Title of the document, used in the accessible names of the links. */
  readonly title: string;
  readonly children?: ReactNode;
}

/** Links to the next version and to its comparison with this one. */
export function NextVersionLinks({coming, title, children}: NextVersionProps): ReactNode {
  const {version, kind, path, changes} = coming;
  // A withdrawn document has no next version.
  if (kind === 'withdrawn') return children;
  return (
    <span className="links next-version">
      <a href={path} aria-label={`Read version ${version} of ${title}`}>
        Read
      </a>{' '}
      {changes !== undefined && (
        <a href={changes} aria-label={`Compare version ${version} of ${title} with this one`}>
          Compare
        </a>
      )}{' '}
      {children}
    </span>
  );
}

/** Returns the cell for the approved next version, if there is one. */
function useNextVersionCell(title: string): TitleBlockCell[] {
  const {coming} = useRecordFacts();
  if (coming === undefined) return [];
  const isWithdrawal = coming.kind === 'withdrawn';
  const value = (
    <>
      {isWithdrawal ? 'Withdrawn' : coming.version} from {numbersKept(longDay(coming.from))}.{' '}
      <NextVersionLinks coming={coming} title={title}>
        <Link to={`${familyOf('policies').index.to}#${CHANGES_TO_COME}`}>All upcoming changes</Link>
      </NextVersionLinks>
    </>
  );
  return [{term: isWithdrawal ? 'Next' : 'Next version', value, wide: true}];
}

/** Returns the approval and dates of the version shown; a draft has neither. */
function useControlCells(): TitleBlockCell[] {
  const {state, row} = useRecordFacts();
  if (state === 'draft' || row === undefined) return [];
  const {approvedBy, approvedOn, effectiveFrom, reviewBy, reviewedOn} = row;
  const approval = (
    <>
      {approvedBy}
      <br />
      {approvedOn !== null && numbersKept(longDay(approvedOn))}
    </>
  );
  return [
    {term: 'Approved by', value: approval},
    {term: 'Effective', value: numbersKept(longDay(effectiveFrom))},
    ...(reviewedOn === undefined
      ? []
      : [{term: 'Reviewed', value: `${numbersKept(longDay(reviewedOn))}, unchanged`}]),
    ...(reviewBy === null ? [] : [{term: 'Next review', value: numbersKept(longDay(reviewBy))}]),
  ];
}

/** Returns the cell that only a report of results has: a link to its targets. */
function reportCells({targetsOf}: NoticeFrontMatter): TitleBlockCell[] {
  const targets = targetsOf !== undefined && (
    <Link to={`/${targetsOf}/policies`}>Policies, edition {targetsOf}</Link>
  );
  return [...(targets ? [{term: 'Targets', value: targets}] : [])];
}

/** The title block of a policy or notice: owner, approval, status and dates. */
export function RecordTitleBlock({
  document,
}: {
  readonly document: PolicyFrontMatter | NoticeFrontMatter;
}): ReactNode {
  const {state, row} = useRecordFacts();
  const {labels} = useEditions();
  const {title, owner} = document;
  const [type, scope]: TitleBlockCell[] =
    document.kind === 'policy'
      ? [
          {term: 'Type', value: document.type === 'statement' ? 'Statement' : 'Policy'},
          {
            term: 'Applies to',
            value: scopeText(document.appliesTo, row?.effectiveFrom),
            wide: true,
          },
        ]
      : [];
  return (
    <TitleBlock
      cells={[
        {term: 'Reference', value: fullReference(document.reference), reference: true},
        {term: 'Status', value: <Status state={state} />},
        ...(labels.length > 1 ? [editionCell] : []),
        {
          term: 'Version',
          value: state === 'draft' ? 'Not approved' : row?.version,
          reference: true,
        },
        {term: 'Owner', value: owner},
        ...useControlCells(),
        ...(type ? [type] : []),
        ...useNextVersionCell(title),
        ...(scope ? [scope] : []),
        ...(document.kind === 'notice' ? reportCells(document) : []),
      ]}
    />
  );
}
