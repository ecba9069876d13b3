import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {NarrowFold} from '@site/src/components/action/actions';
import {ColumnHeads} from '@site/src/components/register/Register';
import type {TitleBlockCell} from '@site/src/components/titleblock/TitleBlock';
import {
  type Bar,
  isLate,
  momentsOf,
  momentWords,
  periodMonths,
  programmeBars,
  programmeMarks,
  spanWords,
} from '@site/src/shared/documents/programme';
import {counted} from '@site/src/shared/counted';
import type {ProjectFrontMatter} from '@site/src/shared/documents/schema';
import {numbersKept} from '@site/src/shared/numbers-kept';

/** Begins a word with a capital. Example: `In service`. */
export function capitalised(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/** The cells of the title block that only a project has. */
export function projectCells(project: ProjectFrontMatter): readonly TitleBlockCell[] {
  const {client, location, sector, value, period, status} = project;
  return [
    {term: 'Client', value: client, wide: true},
    {term: 'Location', value: location},
    {term: 'Sector', value: capitalised(sector)},
    {term: 'Value', value, wide: true},
    {term: 'Period', value: capitalised(periodMonths(period))},
    {term: 'Status', value: capitalised(status)},
  ];
}

/** A result with its number large and its unit small. Example: `91.2 per cent`. */
function Result({children}: {readonly children: string}): ReactNode {
  const [, number, unit] = /^(\d[\d,.]*) ?(.*)$/.exec(children) ?? [];
  return number === undefined ? (
    children
  ) : (
    <>
      <b className="subheading">{number}</b> <span className="nowrap">{unit}</span>
    </>
  );
}

/** The table of a project's figures. Before the work begins there are only targets. */
export function ProjectFigures({figures}: ProjectFrontMatter): ReactNode {
  const hasTotals = figures.some(({of}) => of !== undefined);
  const hasResults = figures.some(({result}) => result !== undefined);
  return (
    <div className="table-frame project__figures">
      <table className="table table--stack">
        <caption>{hasResults ? 'Figures' : 'Targets'}</caption>
        <ColumnHeads
          heads={[
            'Measure',
            ...(hasResults ? ['Result'] : []),
            ...(hasTotals ? ['Out of'] : []),
            'Target',
          ]}
        />
        <tbody>
          {figures.map(({measure, target = 'Not set', result, of = ''}) => (
            <tr key={measure}>
              <th scope="row">{measure}</th>
              <td className="project__result" data-label={hasResults ? 'Result' : 'Target'}>
                <Result>{result ?? target}</Result>
              </td>
              {hasTotals && <td data-label={of === '' ? undefined : 'Out of'}>{of}</td>}
              {hasResults && <td data-label="Target">{target}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Lines shorter than this, in per cent, would disappear between their ticks. */
const SHORTEST = 1.5;

/** The last places on the scale, in per cent, where labels fit. */
const ROOM_FOR_LABEL = {centred: 96, full: 88};

interface LineProps extends Bar {
  readonly y: number;
  readonly isOpen?: boolean;
}

/** A dimension line from one day to another, with a tick at each end; a very short one is a diamond. */
function Line({x, width, y, isOpen = false}: LineProps): ReactNode {
  const tick = {y1: y - 6, y2: y + 6};
  if (width < SHORTEST && !isOpen) {
    return (
      <svg className="project__day" x={`${x + width / 2}%`} y={y}>
        <path d="M-5 0 0-5 5 0 0 5z" />
      </svg>
    );
  }
  const ends = [x, x + (isOpen ? Math.max(width, 2 * SHORTEST) : width)].map((end) => `${end}%`);
  return (
    <>
      <line x1={ends[0]} x2={ends[1]} y1={y} y2={y} />
      {(isOpen ? ends.slice(0, 1) : ends).map((end) => (
        <line key={end} className="project__tick" x1={end} x2={end} {...tick} />
      ))}
    </>
  );
}

interface KeyProps {
  readonly children: string;
  readonly line?: string;
  readonly isDay?: boolean;
}

/** An entry of the legend: a line as the programme draws it, and its meaning. */
function Key({children, line, isDay = false}: KeyProps): ReactNode {
  return (
    <span className="inline project__key">
      <svg width={isDay ? 12 : 32} height={12} focusable="false">
        <g className={line}>
          <Line x={isDay ? 50 : 2} width={isDay ? 0 : 96} y={6} />
        </g>
      </svg>
      {`${children} `}
    </span>
  );
}

/** The programme of a project: its stages with their dates, each drawn on one scale of time. */
export function ProjectProgramme({programme}: ProjectFrontMatter): ReactNode {
  const bars = programmeBars(programme);
  const marks = programmeMarks(programme);
  const days = momentsOf(programme);
  const [first = '', last = ''] = [days[0], days.at(-1)].map((moment = '') => momentWords(moment));
  return (
    <div className="table-frame project__programme">
      <NarrowFold label={`${counted(programme.length, 'stage')}, ${first} to ${last}`}>
        <table className="table project__table">
          <caption>
            <span className="visually-hidden">Programme </span>
            <span className="label quiet">
              <span aria-hidden="true">
                {programme.some(({actual}) => actual) && (
                  <>
                    <Key>Planned</Key>
                    <Key line="project__actual">Actual</Key>
                  </>
                )}
                {programme.some(({forecast}) => forecast) && (
                  <Key line="project__forecast">Forecast</Key>
                )}
                {bars.some(({planned: {width}}) => width < SHORTEST) && (
                  <Key isDay>Short stage</Key>
                )}
              </span>
              <span className="nowrap">
                {first} to {last}
              </span>
            </span>
          </caption>
          <thead>
            <tr>
              <th scope="col" className="visually-hidden">
                Stage
              </th>
              <th scope="col" className="visually-hidden">
                Dates
              </th>
              <th scope="col" className="project__cell">
                <span className="visually-hidden">Drawn</span>
                <svg className="project__bars" aria-hidden="true" focusable="false">
                  {marks
                    .filter(({x}) => x < ROOM_FOR_LABEL.centred)
                    .map(({x, month, year, isNewYear}) => (
                      <text key={x} className={clsx(x > ROOM_FOR_LABEL.full && 'project__last')}>
                        {isNewYear && (
                          <tspan x={`${x}%`} y={15}>
                            {year}
                          </tspan>
                        )}
                        <tspan x={`${x}%`} y={31}>
                          {month}
                        </tspan>
                      </text>
                    ))}
                </svg>
              </th>
            </tr>
          </thead>
          <tbody>
            {programme.map((stage, index) => {
              const {planned, actual, forecast, why} = stage;
              const {planned: plan, actual: fact, forecast: rest} = bars[index] ?? {};
              return (
                <tr key={stage.stage}>
                  <th scope="row">
                    <b>{stage.stage}</b>
                    {why !== undefined && (
                      <p className="label quiet">
                        {isLate(stage) && <b className="project__late">Late: </b>}
                        {numbersKept(why)}
                      </p>
                    )}
                  </th>
                  <td className="label quiet">
                    Planned {spanWords(planned)}
                    {actual !== undefined && (
                      <Fragment>
                        <br />
                        Actual {spanWords(actual)}
                      </Fragment>
                    )}
                    {forecast !== undefined && (
                      <Fragment>
                        <br />
                        Forecast{' '}
                        {actual ? `to ${momentWords(forecast[1] ?? '')}` : spanWords(forecast)}
                      </Fragment>
                    )}
                  </td>
                  <td
                    className={clsx('project__cell', (actual ?? forecast) && 'project__cell--two')}
                  >
                    <svg className="project__bars" aria-hidden="true" focusable="false">
                      {marks.map(({x}) => (
                        <rect key={x} x={`${x}%`} width={1} height="100%" />
                      ))}
                      {plan !== undefined && <Line {...plan} y={23} />}
                      {fact !== undefined && (
                        <g className={clsx('project__actual', isLate(stage) && 'project__late')}>
                          <Line {...fact} y={45} />
                        </g>
                      )}
                      {rest !== undefined && (
                        <g className={clsx('project__forecast', isLate(stage) && 'project__late')}>
                          <Line {...rest} y={45} />
                        </g>
                      )}
                    </svg>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </NarrowFold>
    </div>
  );
}
