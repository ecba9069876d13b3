import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {ProseTable} from '@site/src/components/prose/prose';
import {ColumnHeads, Entry, Register} from '@site/src/components/register/Register';
import {Columns, Section} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import {careers} from '@site/src/data/careers/careers';
import type {Opening} from '@site/src/shared/openings/schema';
import {payRange} from '@site/src/shared/openings/words';
import {payAfterTwoYears} from './pay-after-two-years';

const {holiday, pension, sickPay, probation} = careers.terms;

const terms = [
  {title: 'Pay', text: `${careers.everyJob.review} ${careers.lowestPay}`},
  {
    title: 'Holiday, pension and sick pay',
    text: `In every job you’ll get ${holiday}; ${pension}; and ${sickPay}. Every job starts with ${probation}.`,
  },
  ...careers.everyJob.others,
];

type Points = readonly {readonly title: string; readonly text: string}[];

function PointList({points}: {readonly points: Points}): ReactNode {
  return (
    <Register>
      {points.map(({title, text}) => (
        <Entry key={title} name={title}>
          {text}
        </Entry>
      ))}
    </Register>
  );
}

interface Props {
  readonly openings: readonly Opening[];
}

/** Basic pay after two years for each job in the list, made from the pay in its advert. */
function PayTable({openings}: Props): ReactNode {
  const rows = openings.flatMap((opening) => {
    const after = payAfterTwoYears(opening);
    return after === undefined ? [] : [{...opening, ...after}];
  });
  return (
    <details className="disclosure">
      <summary>What you’ll earn after two years</summary>
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
      <Columns left={<h2>In every job</h2>}>
        <PointList points={terms} />
        {openings.length > 0 && <PayTable openings={openings} />}
      </Columns>
    </Section>
  );
}

/** Apprenticeships, work placements and visits. */
export function EarlyCareers(): ReactNode {
  const {careers: mailbox} = brand.email;
  return (
    <Section id="early-careers" flushTop>
      <Columns
        left={
          <>
            <h2>School, college and first jobs</h2>
            <p>
              Write to <a href={`mailto:${mailbox}`}>{mailbox}</a>. The{' '}
              <Link to="/policies/corporate-social-responsibility">
                corporate social responsibility policy
              </Link>{' '}
              says who answers for each target.
            </p>
          </>
        }
      >
        <PointList points={careers.early} />
      </Columns>
    </Section>
  );
}

export function Questions(): ReactNode {
  return (
    <Section id="questions" flushTop>
      <Columns left={<h2>Questions people ask</h2>}>
        <PointList points={careers.questions} />
      </Columns>
    </Section>
  );
}
