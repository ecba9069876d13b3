import path from 'node:path';
import {inventedFacts} from '../src/plugins/content/invented';
import {addressProblems, mentionProblems} from '../src/plugins/content/mentions';
import {sourceLines} from '../src/plugins/content/sources';
import {counted} from '../src/shared/counted';
import {readCommandLine} from './command-line.mjs';

const USAGE = `Lists what the delivered site invents and a real group replaces or confirms, by page, and what
still speaks of a company that is not in the group. It changes nothing.

  npm run adopt

  --all   also lists what is done`;

const {values} = readCommandLine(USAGE, {all: {type: 'boolean', default: false}});
const siteDir = path.resolve(__dirname, '..');
const lines = sourceLines(siteDir);
const facts = [
  ...[...mentionProblems(lines), ...addressProblems(siteDir, lines)].map((each) => ({
    ...{...each, page: 'Companies', done: false},
  })),
  ...inventedFacts(siteDir, lines),
];
const isDone = facts.filter(({done}) => done).length;

for (const page of new Set(facts.map((fact) => fact.page).sort())) {
  const all = facts.filter((fact) => fact.page === page);
  const open = all.filter(({done}) => !done);
  console.log(`${page}  ${all.length - open.length} of ${all.length} done`);
  for (const {done, file, line, field, found} of values.all ? all : open) {
    const place = line === undefined ? file : `${file}:${line}`;
    console.log(`  ${done ? 'x' : '-'} ${place}  ${field}  ${found}`);
  }
}
console.log(
  `\n${isDone} of ${counted(facts.length, 'fact')} done. contributing/adopt.md explains each. With fictional: false in\nsrc/data/brand/brand.ts a public build stops until all are.`,
);
