import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {careers} from '@site/src/data/careers/careers';
import {loadOpenings} from '@site/src/plugins/openings/load';
import {payAfterTwoYears} from './pay-after-two-years';

const {open, upcoming} = loadOpenings(process.cwd());
const openings = [...open, ...upcoming].map(({opening}) => opening);

describe('pay after two years', () => {
  it('is the top rate where the advert names a step', () => {
    const pay = {from: 14.2, to: 14.8, unit: 'hour'} as const;
    expect(payAfterTwoYears({title: 'Security Officer, Nights', pay})?.pay).toEqual({
      from: 14.8,
      to: 14.8,
      unit: 'hour',
    });
  });

  it('is the middle of the range or more in other jobs', () => {
    const pay = {from: 17.6, to: 20.4, unit: 'hour'} as const;
    expect(payAfterTwoYears({title: 'Bench Joiner', pay})?.pay.from).toBe(19);
  });

  it('is unknown if the advert does not state the pay', () => {
    expect(payAfterTwoYears({title: 'Bench Joiner', pay: undefined})).toBeUndefined();
  });

  it.each(openings)('is within the range of the advert of $title', ({title, pay}) => {
    const later = payAfterTwoYears({title, pay})?.pay;
    expect(later?.from).toBeGreaterThanOrEqual(pay?.from ?? Infinity);
    expect(later?.to).toBe(pay?.to);
  });

  it.each(openings)('names a step for $title exactly if the advert does', ({slug, title}) => {
    const advert = readFileSync(path.join(process.cwd(), 'openings', `${slug}.mdx`), 'utf8');
    const hasStep = /move up to|Everyone gets £/.test(advert);
    expect(Object.keys(careers.topPay).includes(title)).toBe(hasStep);
  });
});

it('gives the targets of the corporate social responsibility policy', () => {
  const file = 'docs/policies/corporate-social-responsibility.mdx';
  const policy = readFileSync(path.join(process.cwd(), file), 'utf8');
  const target = (what: string) => new RegExp(`\\| ${what}[^|]*\\| (\\d+) \\|`).exec(policy)?.[1];
  const [apprentices, placements, visits] = careers.early;
  expect(apprentices.text).toContain(`aim to have ${target('Apprentices')} in post`);
  expect(placements.text).toContain(`offer ${target('Work placements')} placements`);
  expect([target('Workshop visits'), visits.text]).toEqual(['6', expect.stringContaining('six')]);
});
