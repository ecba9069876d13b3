import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {SearchEntry} from '@site/src/shared/search/entry';
import {hostileText} from '@site/src/shared/hostile.test-data';
import * as application from './careers/application/plain-text';
import {positionsOf} from './careers/application/positions';
import {application as anApplication, opening} from './careers/application/sample.test-data';
import * as enquiry from './contact/enquiry/plain-text';
import {readContext} from './contact/enquiry/context';
import {emptyEnquiry} from './contact/enquiry/rules';
import {searcherOf} from './search/site-search';
import {wordsOfAddress} from './search/suggest';

/*
 * Feeds hostile values to every pure function that reads page input: form fields, addresses and
 * storage. e2e/faults/hostile.spec.ts does the same in a browser.
 */

const positions = positionsOf([opening(1), opening(2)]);
const runs = {numRuns: 2000};

it('hostile field values produce an email link with one recipient, a subject and a body only', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (one, other) => {
      const person = {...emptyEnquiry, name: one, message: other, division: other};
      const applicant = {...anApplication, firstName: one, experience: other, position: one};
      for (const {href} of [
        enquiry.letterOf(person).mail,
        application.letterOf(applicant, positions, 'cv.pdf').mail,
      ]) {
        expect(href).toMatch(/^mailto:[\w.@-]+\?subject=[^&#<>"\s]*(?:&body=[^&#<>"\s]*)?$/);
      }
    }),
    runs,
  );
});

describe('hostile addresses', () => {
  it('preselect only what is offered', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), hostileText, (query, text) => {
        const url = new URL(`https://www.example.com/contact?${query}`);
        url.searchParams.append('division', text);
        const context = readContext({referrer: text, address: url.href, pages: {}});
        expect(context).toEqual({division: '', about: ''});
      }),
      runs,
    );
  });

  const entries: readonly SearchEntry[] = [
    {path: '/gifts', kind: 'document', title: 'Gifts policy', text: 'Gifts above £50.'},
    {path: '/gifts', kind: 'document', title: 'Gifts policy', section: 'constructor', text: 'a b'},
  ];

  it('find only indexed pages and leave their text unchanged', async () => {
    const searcher = await searcherOf(entries);
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const {entry, excerpt} of searcher.find(`${text} gifts`).best) {
          expect(entries).toContain(entry);
          expect(entry.text).toContain(
            excerpt
              .map((part) => part.text)
              .join('')
              .replaceAll('…', '')
              .trim(),
          );
        }
        expect(typeof wordsOfAddress(text)).toBe('string');
      }),
      runs,
    );
  });
});
