import {Link} from '@site/src/components/action/Link';
import type {TitleBlockCell} from '@site/src/components/titleblock/TitleBlock';
import {useDoc, useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {inEdition} from './edition-path';
import {useEditionPath, useFrontMatter} from './front-matter';

interface EditionsProps {
  /** Id of the element that names the switch. */
  readonly labelledBy: string;
  /** Address in the edition in force. */
  readonly path: string;
  /** Label of the edition being read. */
  readonly active: string;
  /** Labels of the editions that have it. All of them when left out. */
  readonly among?: readonly string[];
  /** As two sheets, where there is room. */
  readonly boxed?: boolean;
  /** What is said of the newest edition and of the others. */
  readonly remarks?: readonly [newest: string, other: string];
  /** By label, of editions whose sections differ: where those of the page stand there. */
  readonly sections?: Readonly<Record<string, readonly (string | null)[]>>;
}

/** What follow-reader.ts reads: ids, `-` for a section that the edition lacks. */
export function sectionsAttribute(
  sections: readonly (string | null)[] | undefined,
): string | undefined {
  return sections?.map((id) => id ?? '-').join(' ');
}

/** Leads to the same page in the other editions; says so where an edition does not have it. */
export function Editions({
  labelledBy,
  path,
  active,
  among,
  boxed = false,
  remarks = ['in force', 'superseded'],
  sections = {},
}: EditionsProps): ReactNode {
  const versions = useVersions(undefined);
  return (
    <nav className={boxed ? 'editions editions--boxed' : 'editions'} aria-labelledby={labelledBy}>
      {versions.map(({name, label, isLast, path: edition}) => {
        const remark = remarks[isLast ? 0 : 1];
        if (among?.includes(label) === false) {
          return (
            <span key={name}>
              {label} <small>doesn’t have this page</small>
            </span>
          );
        }
        return (
          <Link
            key={name}
            to={inEdition(path, '/', edition)}
            aria-current={label === active ? 'page' : undefined}
            data-sections={sectionsAttribute(sections[label])}
          >
            {label} <small>{remark}</small>
          </Link>
        );
      })}
    </nav>
  );
}

/** The editions of the document being shown; the site's script keeps the section that is read. */
export function EditionSwitch({
  labelledBy,
  boxed,
}: Pick<EditionsProps, 'labelledBy' | 'boxed'>): ReactNode {
  const {label} = useDocsVersion();
  const path = inEdition(useDoc().metadata.permalink, useEditionPath(), '/');
  const {editions, facts, sections} = useFrontMatter();
  return (
    <Editions
      labelledBy={labelledBy}
      boxed={boxed}
      path={path}
      active={label}
      among={editions}
      sections={sections}
      // A service or a project is never "in force".
      remarks={facts ? undefined : ['current', 'earlier']}
    />
  );
}

/** Id of the name that the switch has in a title block. */
export const EDITION_LABEL = 'edition-label';

/** The cell of every document's title block that leads to its other editions. */
export const editionCell: TitleBlockCell = {
  term: (
    <span id={EDITION_LABEL} data-search="skip">
      Edition
    </span>
  ),
  value: <EditionSwitch boxed labelledBy={EDITION_LABEL} />,
  wide: true,
};
