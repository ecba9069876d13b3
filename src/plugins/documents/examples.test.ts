import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {group} from '../../data/group/group';
import {formatProblems} from '../../shared/report';
import {exampleProblems} from './index';

const REAL = {fictional: false};

let folder = '';

/** Writes documents into an empty repository. */
function repository(files: Readonly<Record<string, string>>): string {
  folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
  for (const [file, frontMatter] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), `---\n${frontMatter}\n---\n\nText.\n`);
  }
  return folder;
}

afterEach(() => {
  if (folder !== '') rmSync(folder, {recursive: true});
  folder = '';
});

it.each([
  ['example: true', 'true'],
  ['title: A project', 'nothing'],
  ['example: "false"', '"false"'],
])('documents of a real group are reported with the front matter %s', (frontMatter, found) => {
  const problems = exampleProblems(repository({'docs/projects/one.mdx': frontMatter}), REAL, {});
  expect(problems).toMatchObject([{file: 'docs/projects/one.mdx', field: 'example', found}]);
});

it('documents of a real group are accepted with example: false', () => {
  const files = {
    'docs/projects/one.mdx': 'example: false',
    'docs/reports/2026.mdx': 'example: false',
  };
  expect(exampleProblems(repository(files), REAL, {})).toEqual([]);
});

it('documents of a real group are checked in the folders of projects and reports only, without their index', () => {
  const files = {
    'docs/reports/2026.mdx': 'title: Results',
    'docs/projects/index.mdx': 'title: Projects',
    'docs/services/security.mdx': 'title: Security',
  };
  const problems = exampleProblems(repository(files), REAL, {});
  expect(problems.map(({file}) => file)).toEqual(['docs/reports/2026.mdx']);
});

it('statements are reported with their author unless example is false', () => {
  const testimonials = [{author: 'Head of Estates', example: false}, {author: 'Office Manager'}];
  const problems = exampleProblems(repository({}), REAL, {testimonials});
  expect(formatProblems(problems)).toContain('testimonials[1].example');
  expect(problems.map(({found}) => found)).toEqual(['nothing (Office Manager)']);
});

it('reports nothing while the group is invented', () => {
  expect(
    exampleProblems(process.cwd(), {fictional: true}, {staffVoices: group.staffVoices}),
  ).toEqual([]);
});

it('finds every project and every statement of this site', () => {
  const {testimonials, staffVoices} = group;
  const problems = exampleProblems(process.cwd(), REAL, {testimonials, staffVoices});
  const files = problems.map(({file}) => file);
  expect(files).toContain('docs/projects/manila-office-complex.mdx');
  expect(files.filter((file) => file === 'src/data/group/group.ts')).toHaveLength(
    testimonials.length + staffVoices.length,
  );
});
