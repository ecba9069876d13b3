import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {brand} from '@site/src/data/brand/brand';
import {APPLICATION_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {emptyApplication, fieldNames, type Application} from './rules';
import {application} from './sample.test-data';
import {applicationDraft, isEmpty} from './values';

function storage(stored: string | null = null) {
  const content = {stored};
  return {
    content,
    getItem: (name: string) => (name === APPLICATION_DRAFT_NAME ? content.stored : null),
    setItem: (_name: string, value: string) => {
      content.stored = value;
    },
    removeItem: () => {
      content.stored = null;
    },
  };
}

describe('the draft', () => {
  it('gives back what was typed and ticked', () => {
    const box = storage();
    applicationDraft.keep({values: application, suggested: 'bench-joiner'}, box);
    expect(applicationDraft.read(box)).toEqual({values: application, suggested: 'bench-joiner'});
    applicationDraft.discard(box);
    expect(applicationDraft.read(box)).toBeUndefined();
    expect(APPLICATION_DRAFT_NAME).toBe(`${brand.prefix}.application-draft`);
  });

  it('holds of the CV its name alone', () => {
    const box = storage();
    applicationDraft.keep({values: application, suggested: ''}, box);
    expect(JSON.parse(box.content.stored ?? '')).toHaveProperty(
      'values.resume',
      application.resume,
    );
    expect(box.content.stored).not.toContain('%PDF');
  });

  it('reads texts as texts and ticks as ticks, whatever stands there', () => {
    const anything = fc.dictionary(fc.constantFrom(...fieldNames, '__proto__'), fc.jsonValue());
    fc.assert(
      fc.property(fc.oneof(anything, fc.jsonValue()), (stored) => {
        const draft = applicationDraft.read(storage(JSON.stringify({values: stored})));
        for (const name of fieldNames) {
          const value = draft?.values[name] ?? emptyApplication[name];
          expect(typeof value).toBe(typeof emptyApplication[name]);
        }
      }),
      {numRuns: 2000},
    );
  });

  it('is empty until something was entered', () => {
    expect(isEmpty(emptyApplication)).toBe(true);
    const entered: Partial<Application>[] = [{phone: '0'}, {dataConsent: true}, {resume: 'cv.pdf'}];
    for (const change of entered) {
      expect(isEmpty({...emptyApplication, ...change})).toBe(false);
    }
  });
});
