import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {brand} from '@site/src/data/brand/brand';
import {ENQUIRY_DRAFT_NAME} from '@site/src/data/brand/storage-names';
import {emptyEnquiry, type Enquiry} from './rules';
import {enquiryDraft} from './transport';

function storage(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}

function refuse(): never {
  throw new DOMException('The visitor blocks storage', 'SecurityError');
}
const blocked = {getItem: refuse, setItem: refuse, removeItem: refuse};

const text = fc.string({unit: 'binary'});
const enquiry: fc.Arbitrary<Enquiry> = fc.record({
  name: text,
  email: text,
  company: text,
  division: text,
  phone: text,
  message: text,
});

describe('the draft', () => {
  it('gives back every character that was kept', () => {
    fc.assert(
      fc.property(enquiry, text, (values, suggested) => {
        const box = storage();
        enquiryDraft.keep({values, suggested}, box);
        expect(enquiryDraft.read(box)).toEqual({values, suggested});
        expect(box.keys()).toEqual([`${brand.prefix}.enquiry-draft`]);
        enquiryDraft.discard(box);
        expect(box.keys()).toEqual([]);
      }),
      {numRuns: 2000},
    );
  });

  it('reads nothing from an empty storage', () => {
    expect(enquiryDraft.read(storage())).toBeUndefined();
  });

  it('keeps what it can of a draft that is older or damaged', () => {
    const stored = JSON.stringify({values: {message: 'Kept', phone: 5, fax: 'x'}, suggested: null});
    expect(enquiryDraft.read(storage({[ENQUIRY_DRAFT_NAME]: stored}))).toEqual({
      values: {...emptyEnquiry, message: 'Kept'},
      suggested: '',
    });
  });

  it('takes no harm from anything else that stands there', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.json(), text, fc.constant('{"values":{"__proto__":{"name":"x"}}}')),
        (stored) => {
          const draft = enquiryDraft.read(storage({[ENQUIRY_DRAFT_NAME]: stored}));
          for (const value of Object.values(draft?.values ?? {})) {
            expect(typeof value).toBe('string');
          }
          expect(draft?.values.name ?? '').not.toBe('x');
        },
      ),
      {numRuns: 3000},
    );
  });

  it('is harmless where storage is blocked, full or missing', () => {
    expect(enquiryDraft.read(blocked)).toBeUndefined();
    expect(() => enquiryDraft.keep({values: emptyEnquiry, suggested: ''}, blocked)).not.toThrow();
    expect(() => enquiryDraft.discard(blocked)).not.toThrow();
    expect(enquiryDraft.read()).toBeUndefined();
  });
});
