import type {ReactNode} from 'react';
import {ProseTable} from '@site/src/components/prose/ProseTable';
import {RevisionTable} from '@site/src/features/document/RevisionTable';
import {Statutes} from '@site/src/features/document/Statutes';
import {Sample} from '../Sample';
import {examplePolicy} from '../examples/policy-example';

const rows = [
  ['0', 'Survey by day and after dark', 'Risk assessment, priced'],
  ['1', 'Assignment instructions', 'A document you sign'],
] as const;

/** Tables, and what proves a document. On phones rows stack. */
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
      <Sample name="Revisions">
        <RevisionTable revisions={examplePolicy.revisions} />
      </Sample>
      <Sample name="Law">
        <Statutes statutes={examplePolicy.statutes} />
      </Sample>
      <Sample name="Revision mark and triangle">
        <span className="delta">4</span>
      </Sample>
      <Sample name="Words that came and went">
        <div className="comparison">
          <p>
            Open <del>from 9:00 AM to 5:30 PM</del> <ins>day and night</ins>.
          </p>
        </div>
      </Sample>
    </div>
  );
}
