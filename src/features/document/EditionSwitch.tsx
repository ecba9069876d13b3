import Link from '@docusaurus/Link';
import {useDoc, useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {inEdition} from './edition-path';
import {useFrontMatter} from './front-matter';

interface Props {
  /** Id of the element that names the switch. */
  readonly labelledBy: string;
}

/**
 * Leads to the same document in the other editions; says so where an edition does not have it.
 * Older editions are plain pages, which the router does not know: links to them load them whole.
 */
export function EditionSwitch({labelledBy}: Props): ReactNode {
  const versions = useVersions(undefined);
  const {version: active} = useDocsVersion();
  const {permalink} = useDoc().metadata;
  const {editions} = useFrontMatter();
  const base = versions.find(({name}) => name === active)?.path ?? '/';
  return (
    <nav className="editions" aria-labelledby={labelledBy}>
      {versions.map(({name, label, isLast, path}) => {
        const remark = isLast ? 'in force' : 'superseded';
        if (!editions.includes(label)) {
          return (
            <span key={name} className="editions__absent">
              {label} <small>has no such document</small>
            </span>
          );
        }
        const target = inEdition(permalink, base, path);
        return (
          <Link
            key={name}
            to={isLast ? target : `pathname://${target}`}
            target="_self"
            aria-current={name === active ? 'page' : undefined}
          >
            {label} <small>{remark}</small>
          </Link>
        );
      })}
    </nav>
  );
}
