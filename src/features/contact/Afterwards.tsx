import type {ReactNode} from 'react';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {Steps} from '@site/src/components/steps/Steps';
import {contact} from '@site/src/data/contact/contact';

/** What becomes of a message, and when. */
export function Afterwards(): ReactNode {
  return (
    <Section tone="card">
      <SectionHead heading="What happens next" />
      <Steps steps={contact.afterwards} columns={3} />
    </Section>
  );
}
