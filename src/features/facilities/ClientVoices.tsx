import type {ReactNode} from 'react';
import {Voices} from '@site/src/components/register/Voices';
import {Columns} from '@site/src/components/section/Columns';
import {Section} from '@site/src/components/section/Section';
import {group} from '@site/src/data/group/group';

/** The three testimonials of the facilities home page (specification 2). */
export function ClientVoices(): ReactNode {
  return (
    <Section>
      <Columns left={<h2>What Our Clients Say</h2>}>
        <Voices voices={group.testimonials} />
      </Columns>
    </Section>
  );
}
