import {expect, it} from 'vitest';
import {problemsFromZod} from '../../shared/report';
import {catalogue} from './catalogue';
import {catalogueSchema} from './catalogue.schema';

const MODEL = {alt: 'Scale model of a joiner’s bench', scale: '1:4', focus: [80, 50]};
const PHOTOGRAPH = {
  kind: 'photograph',
  alt: 'A joiner planes the edge of an oak door',
  credit: 'Ann Lee',
  year: 2026,
  people: 'agreed',
};

/** Returns what a report says of an entry. */
function reportOf(entry: object): string {
  const value = {bench: entry};
  const {error} = catalogueSchema.safeParse(value);
  return (error ? problemsFromZod('catalogue.ts', error, value) : [])
    .map(({field, expected, found, fix}) => `${field}: ${expected}; ${found}; ${fix}`)
    .join('\n');
}

it('accepts the catalogue, a model without a scale, and a photograph', () => {
  expect(catalogueSchema.safeParse(catalogue).error).toBeUndefined();
  expect(reportOf({alt: MODEL.alt})).toBe('');
  expect(reportOf({...PHOTOGRAPH, focus: [20, 30]})).toBe('');
});

it.each([
  ['a model with other alternative text', {...MODEL, alt: 'A bench with tools on it'}, /^bench\.alt: words that begin with "Scale model of"/],
  ['a photograph that claims to be a model', {...PHOTOGRAPH, alt: MODEL.alt}, /^bench\.alt: .*without "Photograph of"/],
  ['the name of a file as alternative text', {...PHOTOGRAPH, alt: 'img 20260612 0041.JPG'}, /^bench\.alt: /],
  ['a photograph with a scale', {...PHOTOGRAPH, scale: '1:50'}, /^bench\.scale: .*Remove the field/],
  ['a model with a credit', {...MODEL, kind: 'model', credit: 'Ann Lee'}, /^bench\.credit: .*Remove the field/],
  ['a photograph without its kind', {...PHOTOGRAPH, kind: undefined}, /^bench\.kind: "photograph"; nothing; Add the field/],
  ['a misspelt kind', {...PHOTOGRAPH, kind: 'photo'}, /^bench\.kind: one of "model", "drawing", "photograph"; "photo"; Write one of/],
  ['no credit', {...PHOTOGRAPH, credit: ' '}, /^bench\.credit: the name of who took it/],
  ['a year in quotation marks', {...PHOTOGRAPH, year: '2026'}, /^bench\.year: a number; "2026"; Write 2026\.$/],
  ['people who were not asked', {...PHOTOGRAPH, people: 'not yet'}, /^bench\.people: 'nobody' .* or 'agreed' .*Ask each person to agree in writing/],
  ['nothing about people', {...PHOTOGRAPH, people: undefined}, /^bench\.people: .*; nothing; /],
  ['a focus outside the picture', {...PHOTOGRAPH, focus: [50, 120]}, /^bench\.focus\[1\]: at most 100/],
])('refuses %s, with the fix', (_, entry, report) => {
  expect(reportOf(entry)).toMatch(report);
});

it('refuses a name that no address can have', () => {
  const {error} = catalogueSchema.safeParse({IMG_2041: PHOTOGRAPH});
  expect(error?.issues).toHaveLength(1);
});
