import type {ReactNode} from 'react';
import {RuledCards} from '@site/src/components/card/CardGroups';
import {RuledCard} from '@site/src/components/card/RuledCard';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {roles} from '@site/src/data/roles/roles';

/** The six role cards of both design pages (specification 2). */
export function ArchitectRoles(): ReactNode {
  return (
    <Section tone="card">
      <SectionHead heading="Who draws it">
        Your job may need two of these or all six. The people are named in your contract.
      </SectionHead>
      <RuledCards>
        {roles.architects.map(({title, text}) => (
          <RuledCard key={title} title={title}>
            {text}
          </RuledCard>
        ))}
      </RuledCards>
    </Section>
  );
}
