import type {ComponentProps, ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {NarrowFold} from '@site/src/components/action/actions';
import {ProseTable} from '@site/src/components/prose/prose';
import {ColumnHeads, Entry, Register} from '@site/src/components/register/Register';
import {Columns, Section, SectionHead} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import {careers} from '@site/src/data/careers/careers';
import {inListOrder} from '@site/src/shared/openings/opening';
import type {Opening} from '@site/src/shared/openings/schema';
import {payRange} from '@site/src/shared/openings/words';
import {useHasDocument} from '../documents/works';
import {payAfterTwoYears} from './pay-after-two-years';

const {holiday, pension, sickPay, probation} = careers.terms;

/**
 * Splits a term into the promise and what it means exactly.
 *
 * @example `a workplace pension (we contribute 6 per cent of your pay)`
 */
function promiseOf(term: string): {readonly promise: string; readonly exactly: string} {
  const [, promise, exactly] = /^(.+) \((.+)\)$/.exec(term) ?? [];
  if (promise === undefined || exactly === undefined) {
    throw new Error(
      `src/data/careers/careers.ts, terms: “${term}” must end with its exact meaning in brackets, because the careers page shows the two apart.`,
    );
  }
  const begin = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
  return {promise: begin(promise), exactly: `${begin(exactly)}.`};
}

const promises = [holiday, pension, sickPay].map(promiseOf);

const terms = [
  {title: 'Pay', text: `${careers.everyJob.review} ${careers.lowestPay}`},
  ...careers.everyJob.others,
];

type Points = readonly {readonly title: string; readonly text: string}[];

interface PointsProps extends Pick<ComponentProps<typeof Entry>, 'layout'> {
  readonly points: Points;
  /** Entries before the points. */
  readonly children?: ReactNode;
}

export function PointsRegister({points, layout, children}: PointsProps): ReactNode {
  return (
    <Register>
      {children}
      {points.map(({title, text}) => (
        <Entry key={title} name={title} layout={layout}>
          {text}
        </Entry>
      ))}
    </Register>
  );
}

/** Ruled rows that open on request; on paper all are open. */
function FoldedPoints({points}: {readonly points: Points}): ReactNode {
  return points.map(({title, text}) => (
    <details key={title} className="disclosure">
      <summary className="subheading">{title}</summary>
      <p>{text}</p>
    </details>
  ));
}

interface Props {
  readonly openings: readonly Opening[];
}

/** Basic pay after two years for each job in the list, made from the pay in its advert. */
function PayTable({openings}: Props): ReactNode {
  const rows = inListOrder(openings).flatMap((opening) => {
    const after = payAfterTwoYears(opening);
    return after === undefined ? [] : [{...opening, ...after}];
  });
  return (
    <details className="disclosure">
      <summary className="subheading">What you’ll earn after two years</summary>
      <p>
        Before tax, at today’s rates, without premiums, allowances and overtime. Unless the advert
        names a step, you’ll be at least in the middle of the job’s range.
      </p>
      <ProseTable>
        <ColumnHeads heads={['Job', 'After two years', 'How']} />
        <tbody>
          {rows.map(({id, title, pay, how}) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td data-label="After two years">{payRange(pay)}</td>
              <td data-label="How">{how}</td>
            </tr>
          ))}
        </tbody>
      </ProseTable>
    </details>
  );
}

export function EveryJob({openings}: Props): ReactNode {
  return (
    <Section id="in-every-job">
      <SectionHead heading="In every job">Every job starts with {probation}.</SectionHead>
      <ul className="columns steps steps--3">
        {promises.map(({promise, exactly}) => (
          <li key={promise}>
            <h3>{promise}</h3>
            <p className="quiet">{exactly}</p>
          </li>
        ))}
      </ul>
      <div className="register after">
        <FoldedPoints points={terms} />
        {openings.length > 0 && <PayTable openings={openings} />}
      </div>
    </Section>
  );
}

const POLICY = '/policies/corporate-social-responsibility';

/** Apprenticeships, work placements and visits. */
export function EarlyCareers(): ReactNode {
  const {careers: mailbox} = brand.email;
  return (
    <Section>
      <Columns
        left={
          <>
            <h2>School, college and first jobs</h2>
            <p>
              Write to <a href={`mailto:${mailbox}`}>{mailbox}</a>.
              {useHasDocument(POLICY) && (
                <>
                  {' '}
                  The <Link to={POLICY}>corporate social responsibility policy</Link> says who
                  answers for each target.
                </>
              )}
            </p>
          </>
        }
      >
        <NarrowFold id="early-careers" label={`${careers.early.length} ways to start`}>
          <PointsRegister points={careers.early} />
        </NarrowFold>
      </Columns>
    </Section>
  );
}

export function Questions(): ReactNode {
  return (
    <Section id="questions">
      <Columns left={<h2>Questions people ask</h2>}>
        <div className="register">
          <FoldedPoints points={careers.questions} />
        </div>
      </Columns>
    </Section>
  );
}
