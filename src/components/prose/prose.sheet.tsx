import type {ReactNode} from 'react';
import {NothingOpen} from '@site/src/features/careers/application/ApplicationPage';
import {NothingFound} from '@site/src/features/careers/finder/OpeningList';
import {Sample} from '@site/src/features/style-page/Sample';
import {
  Definition,
  Definitions,
  Note,
  ProseStep,
  ProseSteps,
  ProseTable,
  Role,
  RoleGrid,
} from './prose';
import {Pieces} from './ComparedText';
import {Specimen} from './Specimen';

export function MessageSheet(): ReactNode {
  return (
    <div className="wrap">
      <Sample name="A document of an older edition">
        <p className="notice">
          <strong>Superseded.</strong> This is edition 2025, kept for the record.{' '}
          <a href="#messages">Read edition 2026, which is in force</a>
        </p>
      </Sample>
      <Sample name="A note inside a document">
        <div className="prose">
          <Note>If someone is in danger, ring 999 before you read on.</Note>
        </div>
      </Sample>
      <Sample name="An opening or closing of the day">
        <p className="inline live-hours live-hours--open">Open now, until 5:30 PM</p>
        <p className="inline live-hours live-hours--closed">
          Closed now, opens on Monday at 9:00 AM
        </p>
      </Sample>
      <Sample name="Nothing found">
        <NothingFound onClear={() => undefined} />
      </Sample>
      <Sample name="Nothing open">
        <NothingOpen />
      </Sample>
    </div>
  );
}

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
      <Sample name="Clauses of a policy">
        <div className="prose prose--clauses">
          <section>
            <h2>How to raise a concern</h2>
            <p>Choose whichever route you trust.</p>
            <p>You do not have to try them in order.</p>
          </section>
        </div>
      </Sample>
      <Sample name="A document as clients receive it">
        <Specimen
          name="Monthly audit"
          company="facilities"
          companyName="Example Facilities"
          reference="AUDIT-0417-OCT"
          building="Four-storey office"
          date="Wednesday 28 October 2026"
        >
          <p>Forty-six of 50 rooms passed.</p>
        </Specimen>
      </Sample>
    </div>
  );
}

const rows = [
  ['0', 'Survey by day and after dark', 'Risk assessment, priced'],
  ['1', 'Assignment instructions', 'A document you sign'],
] as const;

const pieces = [
  {change: 'same', text: 'Open '},
  {change: 'removed', text: 'from 9:00 AM to 5:30 PM'},
  {change: 'same', text: ' '},
  {change: 'added', text: 'day and night'},
  {change: 'same', text: '.'},
] as const;

export function RecordSheet(): ReactNode {
  return (
    <div className="wrap">
      <Sample name="Table in a document">
        <div className="prose">
          <ProseTable>
            <thead>
              <tr>
                <th scope="col">Week</th>
                <th scope="col">What happens</th>
                <th scope="col">You receive</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([week, happens, receive]) => (
                <tr key={week}>
                  <td data-label="Week">{week}</td>
                  <td data-label="What happens">{happens}</td>
                  <td data-label="You receive">{receive}</td>
                </tr>
              ))}
            </tbody>
          </ProseTable>
        </div>
      </Sample>
      <Sample name="Revision mark and triangle">
        <span className="delta" />
      </Sample>
      <Sample name="Added and removed words">
        <div className="comparison">
          <p>
            <Pieces pieces={pieces} />
          </p>
        </div>
      </Sample>
    </div>
  );
}
