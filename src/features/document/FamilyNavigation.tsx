import {Link} from '@site/src/components/action/Link';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {familyOf} from './families';
import {siblings} from './siblings';

interface Props {
  /** Shows the list without a click where there is room for it beside the text. */
  readonly wideOpen?: boolean;
}

/** The documents of the same family or group, the one being read marked; a native disclosure. */
export function FamilyNavigation({wideOpen = false}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {permalink} = useDoc().metadata;
  const {label} = familyOf(sidebar?.name);
  const list = (
    <ul>
      {siblings(sidebar?.items ?? [], permalink).map((item) => (
        <li key={item.href}>
          <Link to={item.href} aria-current={item.href === permalink ? 'page' : undefined}>
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={clsx('family', wideOpen && 'family--wide-open')} aria-label={label}>
      <details className="disclosure">
        <summary>{label}</summary>
        {list}
      </details>
      {wideOpen && (
        <div className="family__wide">
          <p className="family__label">{label}</p>
          {list}
        </div>
      )}
    </nav>
  );
}
