import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {brand} from '@site/src/data/brand/brand';
import {splitDocument} from '@site/src/reading/front-matter';

const DOCS = path.join(__dirname, '../../../../docs');

interface Project {
  readonly file: string;
  readonly companies: readonly string[];
  readonly value: string;
  readonly status: string;
}

const projects = readdirSync(path.join(DOCS, 'projects'))
  .filter((file) => file !== 'index.mdx')
  .map((file) => {
    const text = readFileSync(path.join(DOCS, 'projects', file), 'utf8');
    return {file, ...splitDocument(text).frontMatter} as unknown as Project;
  });

/** The sums of money in a text, in pounds. */
function pounds(text: string): number[] {
  return [...text.matchAll(/£([\d,.]+)(m?)/g)].map(
    ([, number = '', million]) => Number(number.replaceAll(',', '')) * (million ? 1e6 : 1),
  );
}

/** The smallest and the largest job of a company, as the bid pack states them. */
function range(company: string): readonly number[] {
  const bidPack = readFileSync(path.join(DOCS, 'reports/bid-pack.mdx'), 'utf8');
  const row = bidPack.split('\n').find((line) => line.startsWith(`| {company.${company}} |`));
  return pounds(row ?? '');
}

it.each(projects)('keeps $file within the jobs that the bid pack says we take on', (project) => {
  const [low = 0, high = 0] = pounds(project.value);
  expect(high).toBeGreaterThan(low);
  const fits = project.companies.some((company) => {
    const [smallest = Infinity, largest = 0] = range(company);
    return low <= largest && high >= smallest;
  });
  expect(fits, `${project.value}, ${project.companies.join(' and ')}`).toBe(true);
});

it('keeps the yearly contracts and the largest job within a year’s turnover', () => {
  const yearly = projects.filter(({value}) => value.includes('a year'));
  const largest = Math.max(...projects.flatMap(({value}) => pounds(value)));
  const contracts = yearly.reduce((sum, {value}) => sum + Math.max(...pounds(value)), 0);
  expect(yearly.length).toBeGreaterThan(0);
  expect(contracts + largest).toBeLessThan(brand.turnover.pounds / 2);
});
