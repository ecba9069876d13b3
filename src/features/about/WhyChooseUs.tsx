import type {ReactNode} from 'react';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {Steps} from '@site/src/components/steps/Steps';
import {group} from '@site/src/data/group/group';

/** The six reasons of the specification. */
export function WhyChooseUs(): ReactNode {
  return (
    <Section flushTop>
      <SectionHead heading="Why Choose Us" />
      <Steps steps={group.reasons} numbered={false} columns={3} />
    </Section>
  );
}
