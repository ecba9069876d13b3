import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {careers} from '@site/src/data/careers/careers';
import {companies} from '@site/src/data/companies/companies';
import {applyPath} from '@site/src/shared/openings/addresses';
import {jobPosting} from '@site/src/plugins/openings/job-posting';
import {loadOpenings} from '@site/src/plugins/openings/load';
import type {Opening} from '@site/src/shared/openings/schema';
import {longDay} from '@site/src/shared/dates';
import {Advert} from './Advert';
import {OpeningTop} from './OpeningPage';
import {closingMoment} from '@site/src/shared/openings/words';

vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor: () => undefined, collectLink: () => undefined}),
}));
vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/'})}));
vi.mock('@docusaurus/Head', () => ({default: () => null}));
vi.mock('@theme/Layout', () => ({default: () => null}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => null}));

const documents = await loadOpenings(process.cwd());

function markup(opening: Opening): string {
  return renderToStaticMarkup(
    <>
      <OpeningTop opening={opening} delivers />
      <Advert opening={opening} delivers content={() => <p>The text of the file.</p>} />
    </>,
  );
}

/** Returns the visible text on one line. */
function visible(html: string): string {
  return html
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ');
}

const plain = (words: string) => words.replaceAll(/\s+/g, ' ');

/** Formats the pay as the page does: with separators, and with pence for hourly pay. */
function amounts(pay: Opening['pay']): string[] {
  if (pay === undefined) return ['Pay not stated'];
  return [pay.from, pay.to].map((value) =>
    pay.unit === 'year' ? value.toLocaleString('en-GB') : value.toFixed(2),
  );
}

describe.each(documents.map((document) => [document.opening.slug, document] as const))(
  'the page of %s',
  (_, document) => {
    const {opening} = document;
    const text = visible(markup(opening));

    it('shows everything that its structured data contains', () => {
      const posting = jobPosting(document, {delivers: true});
      // Lists the visible words for each property; a new property must be added here.
      const shown = {
        '@context': [],
        '@type': [],
        url: [],
        directApply: ['Apply for this job'],
        title: [opening.title],
        description: [
          opening.description,
          opening.flexibility,
          ...opening.requirements,
          ...(opening.desirable ?? []),
        ],
        datePosted: [longDay(opening.posted)],
        validThrough: [closingMoment(opening)],
        employmentType: [opening.type],
        workHours: [opening.hours],
        hiringOrganization: [companies[opening.company].legalName],
        jobLocation: Object.values(opening.location),
        baseSalary: amounts(opening.pay),
        identifier: [opening.reference],
        eligibilityToWorkRequirement: [careers.eligibility.rule, careers.eligibility.proof],
      };
      for (const property of Object.keys(posting)) {
        expect(shown, property).toHaveProperty(property);
      }
      for (const words of Object.values(shown).flat()) {
        expect(text).toContain(plain(words));
      }
    });

    it('links to the form for this job at the top and at the end', () => {
      const links = markup(opening).split(`href="${applyPath(opening.slug)}"`).length - 1;
      expect(links).toBe(2);
    });
  },
);
