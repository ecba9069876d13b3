import {brandTokens} from '../../src/data/brand/tokens';
import {advertHeadings, advertParts, type Answers} from './answers';

/** The order in which the files of openings have their fields. */
const FIELDS = [
  'id',
  'title',
  'location',
  'type',
  'company',
  'description',
  'requirements',
  'hours',
  'contract',
  'pay',
  'posted',
  'closes',
  'interview',
  'reference',
  'licence',
  'contact',
];

/** The file of an opening: front matter, and the text under its three headings. */
export function composed({frontMatter, advert}: Answers): string {
  const known = FIELDS.filter((field) => field in frontMatter);
  const others = Object.keys(frontMatter).filter((field) => !FIELDS.includes(field));
  const yaml = [...known, ...others].flatMap((field) =>
    entry(field, Reflect.get(frontMatter, field), ''),
  );
  const text = advertParts.flatMap((part) => [
    `## ${advertHeadings[part]}`,
    '',
    withTokens((advert[part] ?? '').replaceAll(/[^\S\n]+$/gm, '').trim()),
    '',
  ]);
  return ['---', ...yaml, '---', '', ...text].join('\n');
}

function entry(key: string, value: unknown, indent: string): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) {
    return [`${indent}${key}:`, ...value.map((each) => `${indent}  - ${scalar(each)}`)];
  }
  if (typeof value === 'object' && value !== null) {
    const inner = Object.entries(value).flatMap(([name, each]) => entry(name, each, `${indent}  `));
    return inner.length === 0 ? [`${indent}${key}: {}`] : [`${indent}${key}:`, ...inner];
  }
  return [`${indent}${key}: ${scalar(value)}`];
}

/** Text that YAML cannot take for anything else; everything else gets quotes. */
const PLAIN = /^(?!(?:true|false|yes|no|on|off|null|y|n)$)[a-z][\w ,.;()£’'&/+–-]*$/i;
const DAY_OR_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/;

function scalar(value: unknown): string {
  if (typeof value === 'number') {
    return Number.isInteger(value) ? String(value) : value.toFixed(2);
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  const words = withTokens(value.replaceAll(/\s+/g, ' ').trim());
  if (DAY_OR_TIME.test(words) || PLAIN.test(words)) return words;
  return `'${words.replaceAll("'", "''")}'`;
}

/** Tokens that stand for words nobody uses for anything else; a year, say, may mean many things. */
const WORDS =
  /^(brand\.(name|shortName|legalName|address|town|(phone|tel|email)\.\w+)|(company|legal)\.\w+)$/;

const tokens = Object.entries(brandTokens)
  .filter(([token]) => WORDS.test(token))
  .sort(([, one], [, other]) => other.length - one.length);

// Of two tokens for the same words the first counts, so it is put in last.
const tokenOf = new Map(tokens.toReversed().map(([token, words]) => [words, `{${token}}`]));

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words only, and not the parts of an e-mail address that is none of ours. */
const spelling = new RegExp(
  `(?<![\\w.@])(?:${tokens.map(([, words]) => literal(words)).join('|')})(?![\\w@])`,
  'g',
);

/** The brand's own words as tokens: no file of the site spells them out. */
export function withTokens(text: string): string {
  return text.replaceAll(spelling, (words) => tokenOf.get(words) ?? words);
}
