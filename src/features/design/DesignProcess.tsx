import type {ReactNode} from 'react';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {Steps} from '@site/src/components/steps/Steps';
import {processes} from '@site/src/data/processes/processes';

/** The four steps of the design landing page (specification 2). */
export function DesignProcess(): ReactNode {
  return (
    <Section tone="card">
      <SectionHead heading="Four steps, each with its own fee" statement>
        The brief that we write back to you names the fee for each stage.
      </SectionHead>
      <Steps steps={processes.design} columns={4} />
    </Section>
  );
}
