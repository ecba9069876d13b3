import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Entry, Register} from '@site/src/components/register/Register';
import {brand} from '@site/src/data/brand/brand';
import {longDay} from '@site/src/shared/dates';
import {savedName} from '@site/src/shared/saved-name';
import {IN_FORCE_PATH, MANIFEST_PATH, periodPath} from '@site/src/policy-record/shared/addresses';
import type {PeriodDays, PeriodPage as Props} from '@site/src/policy-record/shared/pages';
import {CheckCopies, daysText, InForceOn, JumpList, VersionsTable, wholeDay} from './InForce';

function spoken({from, until, isToCome}: PeriodDays, day: (day: string) => string): string {
  if (until === undefined) return `${isToCome ? 'from' : 'since'} ${day(from)}`;
  return until === from ? `on ${day(from)}` : `from ${day(from)} to ${day(until)}`;
}

function lead({versions, changed, isToCome}: Props): string {
  const count = `${versions.length} documents`;
  if (isToCome) return `${count}. These are the versions approved so far.`;
  if (changed === 0) return `${count}, in force today.`;
  const since = changed === 1 ? '1 has changed since then' : `${changed} have changed since then`;
  const listed = changed === 1 ? 'is listed first' : 'are listed first';
  return `${count}, unchanged throughout this period. ${since}${
    changed < versions.length ? ` and ${listed}` : ''
  }.`;
}

function periodLink(words: string, period: PeriodDays): ReactNode {
  return (
    <li>
      {words}: <a href={periodPath(period.from)}>{daysText(period)}</a>
    </li>
  );
}

/** What was in force during a period; `in-force-script.ts` names the date that was asked for. */
export default function PeriodPage(page: Props): ReactNode {
  const {from, versions, news, earlier, later} = page;
  const days = spoken(page, longDay);
  return (
    <Layout
      noIndex
      title={`In force ${days}`}
      description={`Which version of each policy, notice and report was in force ${days}, who approved it, what it said and what has changed since.`}
    >
      <article className="in-force wrap stack">
        <a className="inline target document__back" data-search="skip" href={IN_FORCE_PATH}>
          Back to all periods
        </a>
        <h1 data-first={from} data-last={page.until} data-zone={brand.timeZone}>
          In force {spoken(page, wholeDay)}
        </h1>
        <p className="lead">{lead(page)}</p>
        <InForceOn label="Another date" />
        <p className="needs-script">
          <button
            className="link-button"
            type="button"
            data-take-away=""
            data-list={MANIFEST_PATH}
            data-day={from}
            data-name={savedName('in-force-')}
          >
            Download these {versions.filter(({words}) => words !== undefined).length} documents
          </button>{' '}
          as one zip: PDF and plain text, with their fingerprints. <strong role="status" />
        </p>
        <CheckCopies />
        <JumpList documents={versions} />
        <VersionsTable by="document" versions={versions} caption="Documents and their versions" />
        <section className="in-force__news" aria-labelledby="new">
          <h2 id="new">What changed on {wholeDay(from)}</h2>
          <Register>
            {news.map(({name, note}) => (
              <Entry key={name} name={name}>
                {note}
              </Entry>
            ))}
          </Register>
        </section>
        <nav className="in-force__ways" aria-label="Other periods">
          <ul>
            {earlier && periodLink('Previous period', earlier)}
            {later && periodLink('Next period', later)}
          </ul>
        </nav>
      </article>
    </Layout>
  );
}
