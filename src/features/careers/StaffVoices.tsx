import type {ReactNode} from 'react';
import {Voices} from '@site/src/components/register/Voices';
import {Section} from '@site/src/components/section/Section';
import {group} from '@site/src/data/group/group';

/** What people who work here say. */
export function StaffVoices(): ReactNode {
  return (
    <Section flushTop>
      <h2 className="visually-hidden">What our people say</h2>
      <Voices voices={group.staffVoices} />
    </Section>
  );
}
