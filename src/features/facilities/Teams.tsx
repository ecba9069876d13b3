import type {ReactNode} from 'react';
import {Team} from '@site/src/components/register/Team';
import {Section} from '@site/src/components/section/Section';
import {roles} from '@site/src/data/roles/roles';

/** Four groups of three roles, each with the link to its service (specification 2). */
export function Teams(): ReactNode {
  return (
    <Section tone="card">
      {roles.facilities.map(({title, text, link, roles: members}, index) => (
        <Team
          key={title}
          title={link.label}
          to={link.href}
          mark={String(index + 1)}
          purpose={text}
          roles={members}
        />
      ))}
    </Section>
  );
}
