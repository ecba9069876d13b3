import type {ReactNode} from 'react';
import {Voices} from '@site/src/components/register/Voices';
import {Columns} from '@site/src/components/section/Columns';
import {Section} from '@site/src/components/section/Section';
import {group} from '@site/src/data/group/group';

/** What people who work here say. */
export function StaffVoices(): ReactNode {
  return (
    <Section flushTop>
      <Columns split="even" left={<h2>What our people say</h2>}>
        <Voices voices={group.staffVoices} />
      </Columns>
    </Section>
  );
}
