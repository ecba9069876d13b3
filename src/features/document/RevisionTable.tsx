import type {ReactNode} from 'react';
import type {Revision} from '@site/src/content/documents/schema';
import {shortDay} from '@site/src/content/dates';

function sectionsText(sections: Revision['sections']): string {
  return sections === 'all' ? 'All' : sections.join(', ');
}

/** History of a policy, newest first; the newest row carries the triangle that marks its sections. */
export function RevisionTable({revisions}: {readonly revisions: readonly Revision[]}): ReactNode {
  return (
    <div className="table-frame">
      <table className="table table--stack">
        <caption>Revisions</caption>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Effective</th>
            <th scope="col">Sections</th>
            <th scope="col">What changed</th>
            <th scope="col">Approved by</th>
          </tr>
        </thead>
        <tbody>
          {revisions.map(({version, effectiveFrom, sections, note, approvedBy}, index) => (
            <tr key={version}>
              <th scope="row" className="reference" data-label="Version">
                <span className="revision-mark">
                  {version}
                  {index === 0 && <span className="delta" aria-hidden="true" />}
                </span>
              </th>
              <td className="reference" data-label="Effective">
                {shortDay(effectiveFrom)}
              </td>
              <td data-label="Sections">{sectionsText(sections)}</td>
              <td data-label="What changed">{note}</td>
              <td data-label="Approved by">{approvedBy}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
