import type {ReactNode} from 'react';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {Steps} from '@site/src/components/steps/Steps';
import {careers} from '@site/src/data/careers/careers';
import {processes} from '@site/src/data/processes/processes';

/** The four steps with their durations, and who may take them (specification, section 9). */
export function ApplicationProcess(): ReactNode {
  const {rule, proof, detail} = careers.eligibility;
  return (
    <Section tone="card">
      <SectionHead heading="From application to first day">
        At least two people read each application. They score it separately before they talk.
      </SectionHead>
      <Steps steps={processes.application} />
      <div className="eligibility">
        <h3>
          {rule} {proof}
        </h3>
        <p className="quiet">{detail}</p>
      </div>
    </Section>
  );
}
