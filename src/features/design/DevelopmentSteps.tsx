import type {ReactNode} from 'react';
import {Columns} from '@site/src/components/section/Columns';
import {Section} from '@site/src/components/section/Section';
import {Steps} from '@site/src/components/steps/Steps';
import {processes} from '@site/src/data/processes/processes';

interface Props {
  /** The way on, under the heading. */
  readonly children?: ReactNode;
}

/** The two steps of design and architecture, on both design pages (specification 2). */
export function DevelopmentSteps({children}: Props): ReactNode {
  return (
    <Section>
      <Columns
        left={
          <>
            <h2>From the chosen idea to the last detail</h2>
            <p className="quiet">Two steps between the concept and the building site.</p>
            {children}
          </>
        }
      >
        <Steps steps={processes.designAndArchitecture} columns={2} />
      </Columns>
    </Section>
  );
}
