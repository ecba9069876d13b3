import Link from '@docusaurus/Link';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {familyOf} from './families';

/** The documents of the same family, the one being read marked; a native disclosure. */
export function FamilyNavigation({open = false}: {readonly open?: boolean}): ReactNode {
  const sidebar = useDocsSidebar();
  const {permalink} = useDoc().metadata;
  const {label} = familyOf(sidebar?.name);
  return (
    <nav className="family" aria-label={label}>
      <details open={open}>
        <summary>{label}</summary>
        <ul>
          {sidebar?.items.map((item) =>
            item.type === 'link' ? (
              <li key={item.href}>
                <Link to={item.href} aria-current={item.href === permalink ? 'page' : undefined}>
                  {item.label}
                </Link>
              </li>
            ) : null,
          )}
        </ul>
      </details>
    </nav>
  );
}
