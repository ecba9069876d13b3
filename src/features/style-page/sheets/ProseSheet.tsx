import type {ReactNode} from 'react';
import {
  Definition,
  Definitions,
  ProseStep,
  ProseSteps,
  Role,
  RoleGrid,
} from '@site/src/components/prose/prose';
import {Sample} from '../Sample';

/** Text of documents, and what authors may put into it. */
export function ProseSheet(): ReactNode {
  return (
    <div className="wrap">
      <Sample name="Text of a service">
        <div className="prose">
          <section>
            <h2>What we cover</h2>
            <p>
              A paragraph with <a href="#prose">a link</a>, <strong>a strong word</strong> and{' '}
              <em>another voice</em>.
            </p>
            <ul>
              <li>An item of a list.</li>
              <li>Another, which is long enough to run into its second line on a narrow phone.</li>
            </ul>
            <h3>A heading inside</h3>
            <ol>
              <li>First.</li>
              <li>Second.</li>
            </ol>
          </section>
        </div>
      </Sample>
      <Sample name="Definitions, steps and roles">
        <div className="prose">
          <section>
            <h2>How it is done</h2>
            <Definitions>
              <Definition term="Mobile patrol">Timed and untimed visits.</Definition>
              <Definition term="Keyholding">We hold the keys and meet the alarm.</Definition>
            </Definitions>
            <ProseSteps>
              <ProseStep title="Survey">By day, and again after dark.</ProseStep>
              <ProseStep title="First night">With the contract manager on site.</ProseStep>
            </ProseSteps>
            <RoleGrid>
              <Role title="Officer">Greets, watches, writes down.</Role>
              <Role title="Supervisor">Walks every site each week.</Role>
              <Role title="Controller">Answers at any hour.</Role>
            </RoleGrid>
          </section>
        </div>
      </Sample>
      <Sample name="Numbered clauses of a policy, the second changed">
        <div className="prose prose--clauses">
          <section>
            <h2>How to raise a concern</h2>
            <p>Choose whichever route you trust.</p>
            <p className="changed">You do not have to try them in order.</p>
          </section>
        </div>
      </Sample>
    </div>
  );
}
