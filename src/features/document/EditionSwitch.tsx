import Link from '@docusaurus/Link';
import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

interface Props {
  /** Id of the element that names the switch. */
  readonly labelledBy: string;
}

/** Leads to the same document in the other editions; says so where an edition does not have it. */
export function EditionSwitch({labelledBy}: Props): ReactNode {
  const versions = useVersions(undefined);
  const {activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  return (
    <nav className="editions" aria-labelledby={labelledBy}>
      {versions.map(({name, label, isLast}) => {
        const target = alternateDocVersions[name];
        const remark = isLast ? 'in force' : 'superseded';
        if (target === undefined) {
          return (
            <span key={name} className="editions__absent">
              {label} <small>has no such document</small>
            </span>
          );
        }
        return (
          <Link
            key={name}
            to={target.path}
            aria-current={name === activeVersion?.name ? 'page' : undefined}
          >
            {label} <small>{remark}</small>
          </Link>
        );
      })}
    </nav>
  );
}
