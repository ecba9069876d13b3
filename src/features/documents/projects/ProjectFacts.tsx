import {Fragment, type ReactNode} from 'react';
import {ColumnHeads} from '@site/src/components/register/Register';
import type {TitleBlockCell} from '@site/src/components/titleblock/TitleBlock';
import {
  type Bar,
  isLate,
  momentWords,
  periodMonths,
  programmeBars,
  spanWords,
} from '@site/src/shared/documents/programme';
import type {ProjectFrontMatter} from '@site/src/shared/documents/schema';

/** Writes a value of a list with a capital. Example: `In service`. */
export function capitalised(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/** The cells of the title block that only a project has. */
export function projectCells(project: ProjectFrontMatter): readonly TitleBlockCell[] {
  const {client, location, sector, value, period, status, example = true} = project;
  return [
    {term: 'Client', value: client, wide: true},
    {term: 'Location', value: location},
    {term: 'Sector', value: capitalised(sector)},
    {term: 'Value', value, wide: true},
    {term: 'Period', value: periodMonths(period)},
    {term: 'Status', value: capitalised(status)},
    ...(example ? [{term: 'Example', value: 'Figures are invented', wide: true}] : []),
  ];
}

function Figures({figures, example = true}: ProjectFrontMatter): ReactNode {
  const hasTotals = figures.some(({of}) => of !== undefined);
  return (
    <div className="table-frame">
      <table className="table table--stack project-table">
        <caption>{example ? 'Example figures' : 'Figures'}</caption>
        <ColumnHeads heads={['Measure', 'Target', 'Result', ...(hasTotals ? ['Out of'] : [])]} />
        <tbody>
          {figures.map(({measure, target = 'None', result, of = ''}) => (
            <tr key={measure}>
              <th scope="row">{measure}</th>
              <td data-label="Target">{target}</td>
              <td data-label="Result">
                <b>{result}</b>
              </td>
              {hasTotals && <td data-label={of === '' ? undefined : 'Out of'}>{of}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const SHORTEST = 1;

/** A dimension line from one day to another, with a tick at each end. */
function Line({
  x,
  width,
  y,
  isOpen = false,
}: Bar & {readonly y: number; readonly isOpen?: boolean}) {
  const ends = [x, x + Math.max(width, SHORTEST)].map((end) => `${end}%`);
  return (
    <>
      <line x1={ends[0]} x2={ends[1]} y1={y} y2={y} />
      {(isOpen ? ends.slice(0, 1) : ends).map((end) => (
        <line key={end} className="project-bars__tick" x1={end} x2={end} y1={y - 6} y2={y + 6} />
      ))}
    </>
  );
}

function Programme({programme}: ProjectFrontMatter): ReactNode {
  const bars = programmeBars(programme);
  const days = programme.flatMap(({planned, actual = []}) => [...planned, ...actual]).sort();
  const scale = [days[0], days.at(-1)].map((moment = '') => momentWords(moment));
  return (
    <div className="table-frame">
      <table className="table table--stack project-table">
        <caption>
          Programme
          <span className="project-table__legend">
            {scale.join(' to ')}. Thin line: planned.
            {programme.some(({actual}) => actual) && ' Thick line: actual.'}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Stage</th>
            <th scope="col">Dates</th>
            <th scope="col">
              <span className="visually-hidden">Drawn</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {programme.map((stage, index) => {
            const {planned, actual, why} = stage;
            const {planned: plan, actual: fact} = bars[index] ?? {};
            return (
              <tr key={stage.stage}>
                <th scope="row">
                  {stage.stage}
                  {why !== undefined && (
                    <p className="quiet">
                      {isLate(stage) && <b>Late: </b>}
                      {why}
                    </p>
                  )}
                </th>
                <td className="project-table__dates">
                  Planned {spanWords(planned)}
                  {actual !== undefined && (
                    <Fragment>
                      <br />
                      Actual {spanWords(actual)}
                    </Fragment>
                  )}
                </td>
                <td className="project-table__bars">
                  <svg className="project-bars" aria-hidden="true" focusable="false">
                    {plan !== undefined && <Line {...plan} y={8} />}
                    <g className="project-bars__actual">
                      {fact !== undefined && <Line {...fact} y={30} />}
                    </g>
                  </svg>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The figures and the programme of a project, above its text. */
export function ProjectFacts({project}: {readonly project: ProjectFrontMatter}): ReactNode {
  return (
    <div className="project-facts">
      <Figures {...project} />
      <Programme {...project} />
    </div>
  );
}
