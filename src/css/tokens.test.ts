import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {companies} from '../data/companies/companies';
import {contrast} from './contrast';
import {readTokens, type Token} from './tokens';

const tokens = readTokens(readFileSync(path.join(__dirname, 'tokens.css'), 'utf8'));

function valueOf(name: string): string {
  const token = tokens.find((each) => each.name === name);
  if (token === undefined) {
    throw new Error(`src/css/tokens.css has no ${name}.`);
  }
  return token.value;
}

/** Parses claims such as "17.8:1 on page" from the comment beside a token. */
function claims({name, note}: Token): {token: string; surface: string; figure: string}[] {
  return [...note.matchAll(/([\d.]+):1 on (page|card|ink)/g)].map(
    ([, figure = '', surface = '']) => ({token: name, surface: `--surface-${surface}`, figure}),
  );
}

it('readTokens reads name, value, group and note, even across several lines', () => {
  const css =
    ':root {\n  /* text */\n  --text: #111; /* 18.9:1 on page */\n  --scrim: linear-gradient(\n    red,\n    blue\n  );\n}\n:root {\n  --late: 0;\n}';
  expect(readTokens(css)).toEqual([
    {name: '--text', value: '#111', group: 'text', note: '18.9:1 on page'},
    {name: '--scrim', value: 'linear-gradient( red, blue )', group: 'text', note: ''},
  ]);
});

it('readTokens rejects a style sheet without tokens', () => {
  expect(() => readTokens('body {\n}')).toThrow(/found none/);
});

it('src/css/tokens.css states contrast ratios that match its colours', () => {
  const all = tokens.flatMap(claims);
  expect(all.length).toBeGreaterThan(5);
  for (const {token, surface, figure} of all) {
    const measured = contrast(valueOf(token), valueOf(surface));
    expect(`${token} on ${surface}: ${measured?.toFixed(1) ?? 'unknown'}`).toBe(
      `${token} on ${surface}: ${figure}`,
    );
  }
});

it.each([
  ['--text', '--surface-page', 7],
  ['--text', '--surface-card', 7],
  ['--text-quiet', '--surface-page', 7],
  ['--text-quiet', '--surface-card', 7],
  ['--text-on-ink', '--surface-ink', 7],
  ['--text-on-ink-quiet', '--surface-ink', 7],
  ['--text-on-ink', '--signal', 4.5],
  ['--text-on-ink', '--signal-pressed', 4.5],
  ['--signal', '--surface-page', 4.5],
  ['--signal-on-ink', '--surface-ink', 4.5],
  ['--line-field', '--surface-page', 3],
  ['--focus', '--surface-page', 3],
  ['--open', '--surface-page', 4.5],
])('src/css/tokens.css %s contrasts with %s by at least %f', (token, surface, least) => {
  expect(contrast(valueOf(token), valueOf(surface))).toBeGreaterThanOrEqual(least);
});

it.each(companies)('the colour of $id contrasts with the page by at least 4.5', ({colour}) => {
  expect(contrast(colour, valueOf('--surface-page'))).toBeGreaterThanOrEqual(4.5);
});
