import {useDoc, useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import type {TitleBlockCell} from '@site/src/components/titleblock/TitleBlock';
import {longDay} from '@site/src/shared/dates';
import {versionPath} from '@site/src/policy-record/shared/addresses';
import {inEdition} from './families';
import {useEditionPath, useEditions, useFacts, useRecordFacts} from './front-matter';

interface EditionsProps {
  /** Id of the element that labels the switch. */
  readonly labelledBy: string;
  /** Address of the page in the current edition. */
  readonly path: string;
  /** Label of the edition being read. */
  readonly active: string;
  /** Labels of the editions that contain the page, so are listed; defaults to all editions. */
  readonly among?: readonly string[];
  /** Shows several editions as boxes side by side where there is room. */
  readonly boxed?: boolean;
  /** Remarks for the newest edition and for the others. */
  readonly remarks?: readonly [newest: string, other: string];
  /** By edition label, if the sections differ: the ids of this page's sections in that edition. */
  readonly sections?: Readonly<Record<string, readonly (string | null)[]>>;
}

/** Formats section ids for document-script.ts, with `-` for a section that the edition lacks. */
function sectionsAttribute(sections: readonly (string | null)[] | undefined): string | undefined {
  return sections?.map((id) => id ?? '-').join(' ');
}

/** Links to the same page in the other editions that have it. */
export function Editions({
  labelledBy,
  path,
  active,
  among,
  boxed = false,
  remarks = ['in force', 'superseded'],
  sections = {},
}: EditionsProps): ReactNode {
  const versions = useVersions(undefined).filter(({label}) => among?.includes(label) !== false);
  return (
    <nav
      className={clsx('editions', boxed && versions.length > 1 && 'editions--boxed')}
      aria-labelledby={labelledBy}
    >
      {versions.map(({name, label, isLast, path: edition}) => {
        const remark = remarks[isLast ? 0 : 1];
        return (
          <Link
            key={name}
            to={inEdition(path, '/', edition)}
            aria-current={label === active ? 'page' : undefined}
            data-sections={sectionsAttribute(sections[label])}
          >
            {label} <small>{remark} </small>
          </Link>
        );
      })}
    </nav>
  );
}

/** Links to the document's other editions; document-script.ts adds the section being read. */
export function EditionSwitch({
  labelledBy,
  boxed,
}: Pick<EditionsProps, 'labelledBy' | 'boxed'>): ReactNode {
  const {label} = useDocsVersion();
  const path = inEdition(useDoc().metadata.permalink, useEditionPath(), '/');
  const {labels, sections} = useEditions();
  const facts = useFacts();
  return (
    <Editions
      labelledBy={labelledBy}
      boxed={boxed}
      path={path}
      active={label}
      among={labels}
      sections={sections}
      // "In force" does not apply to services and projects, nor to a document before its first day.
      remarks={facts && facts.state !== 'coming' ? undefined : ['current', 'earlier']}
    />
  );
}

/** Id of the switch's label in a title block. */
export const EDITION_LABEL = 'edition-label';

/** The edition cell of a title block, for documents in several editions. */
export const editionCell: TitleBlockCell = {
  term: (
    <span id={EDITION_LABEL} data-search="skip">
      Edition
    </span>
  ),
  value: <EditionSwitch boxed labelledBy={EDITION_LABEL} />,
  wide: true,
};

/** Links to the editions, at the end of a page whose title block does not list them. */
export function EditionFoot(): ReactNode {
  return (
    useEditions().labels.length > 1 && (
      <div className="row document__editions">
        <p className="caption" id={EDITION_LABEL} data-search="skip">
          Editions of this page
        </p>
        <EditionSwitch labelledBy={EDITION_LABEL} />
      </div>
    )
  );
}

/** Shown at the top of a document of an older edition, with a link to the current one. */
export function SupersededNotice(): ReactNode {
  const {label, isLast} = useDocsVersion();
  const current = useVersions(undefined).find((each) => each.isLast);
  const base = useEditionPath();
  const {permalink} = useDoc().metadata;
  const {labels, sections} = useEditions();
  const facts = useFacts();
  if (isLast || current === undefined) {
    return null;
  }
  return (
    <p className="wrap version__strip version__strip--void">
      <strong>Superseded.</strong>{' '}
      <span className="version__more">This is edition {label}, kept for the record.</span>{' '}
      {labels.includes(current.label) ? (
        <Link
          to={inEdition(permalink, base, current.path)}
          data-sections={sectionsAttribute(sections[current.label]) ?? ''}
        >
          Read edition {current.label}
          <span className="version__more">, which is in force</span>
        </Link>
      ) : facts?.withdrawnOn === undefined ? (
        `Not in edition ${current.label}.`
      ) : (
        <Link to={inEdition(permalink, base, current.path)}>
          Withdrawn on {longDay(facts.withdrawnOn)}
        </Link>
      )}
    </p>
  );
}

/** Marks an unapproved document. Only previews show drafts. */
function DraftNotice(): ReactNode {
  const {row} = useRecordFacts();
  const {permalink} = useDoc().metadata;
  return (
    <p className="wrap version__strip version__strip--void">
      <strong>Draft.</strong>{' '}
      <span className="version__more">
        Nobody has approved this text, so it can’t be published.
      </span>{' '}
      {row !== undefined && (
        <a href={versionPath(permalink, row.version)}>Version {row.version} is in force</a>
      )}
    </p>
  );
}

/** Shown at the top of a document's first version before its effective date. */
function ComingNotice(): ReactNode {
  const {state, row} = useRecordFacts();
  return state !== 'coming' || row === undefined ? null : (
    <div className="wrap superseded" data-search="skip">
      <p className="notice">
        <strong>In force from {longDay(row.effectiveFrom)}.</strong> It does not apply until then.
      </p>
    </div>
  );
}

/** Shown at the top of a document that is withdrawn, under `npm start`. */
function WithdrawnNotice({on}: {readonly on: string}): ReactNode {
  return (
    <p className="wrap version__strip version__strip--void">
      <strong>Withdrawn on {longDay(on)}.</strong> This is the text in force until then.
    </p>
  );
}

/** Shows the notice for a policy or notice that is superseded, a draft, or not yet in force. */
export function StatusNotice(): ReactNode {
  const {isLast} = useDocsVersion();
  const {state, withdrawnOn} = useRecordFacts();
  if (!isLast) {
    return <SupersededNotice />;
  }
  return (
    <>
      {state === 'draft' && <DraftNotice />}
      {withdrawnOn !== undefined && <WithdrawnNotice on={withdrawnOn} />}
      <ComingNotice />
    </>
  );
}
