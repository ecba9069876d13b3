import type {ReactNode} from 'react';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {Steps} from '@site/src/components/steps/Steps';

const benefits = [
  {
    title: 'Bad news early',
    text: 'What could move the completion date reaches you by phone within one working day, and in writing within two.',
  },
  {
    title: 'Figures checked twice',
    text: 'A second surveyor checks every bill: all its large items, and one in ten of the rest.',
  },
  {
    title: 'No interest in the answer',
    text: 'A surveyor’s fee is a fixed sum, a monthly sum or an hourly rate, never a share of the cost or of the saving.',
  },
  {
    title: 'Sides kept apart',
    text: 'We do not manage, for a client, a contract that our own group is building. We value such work only if you have been told in writing and have chosen it.',
  },
];

/** What a client gains from management and measurement under one roof. */
export function Benefits(): ReactNode {
  return (
    <Section tone="card">
      <SectionHead heading="Benefits of having both">
        One team that knows the date and the sum is hard to surprise.
      </SectionHead>
      <Steps steps={benefits} numbered={false} columns={4} />
    </Section>
  );
}
