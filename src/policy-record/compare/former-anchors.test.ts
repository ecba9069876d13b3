import {expect, it} from 'vitest';
import {exampleHistory} from '../example-history.test-data';
import {formerAnchors} from './former-anchors';

const ASK = 'Ask the manager of your team before you accept a gift that costs more than a coffee.';
const WRITE = 'Write every gift into the register on the day on which you were offered it.';
const REFUSE = 'Refuse money in any form, vouchers that can be exchanged for money, and loans.';
const TELL = 'Tell whoever gave it to you why the company cannot let its employees keep presents.';

const body = (heading: string, ...clauses: readonly string[]) =>
  [`## ${heading}`, ...clauses, '## Who helps', 'The company secretary.', ''].join('\n\n');

/** Returns the former anchors of the newest of several versions. */
function formerIn(...bodies: readonly string[]): string[] {
  const history = exampleHistory(...bodies.map((text) => ({body: text})));
  const [newest] = history.versions;
  if (newest === undefined) throw new Error('The example has no version.');
  return formerAnchors(history, newest).split(' ').filter(Boolean);
}

it('finds a clause that moved when another was added, with its new number', () => {
  expect(formerIn(body('Gifts', ASK, WRITE), body('Gifts', REFUSE, ASK, WRITE))).toEqual([
    '1.1/1.0/1.2/1.1',
    '1.2/1.0/1.3/1.2',
  ]);
});

it('finds a clause that was removed, and one that took its number', () => {
  expect(formerIn(body('Gifts', ASK, WRITE), body('Gifts', WRITE))).toEqual([
    '1.1/1.0//1.1',
    '1.2/1.0/1.1/1.2',
  ]);
});

it('leaves out clauses that were only reworded, and new ones', () => {
  const reworded = ASK.replace('a coffee', 'lunch');
  expect(formerIn(body('Gifts', ASK), body('Gifts', reworded, WRITE))).toEqual([]);
});

it('names the newest version in which a number meant another clause, and each clause it meant', () => {
  expect(
    formerIn(
      body('Gifts', ASK, TELL),
      body('Gifts', ASK, TELL),
      body('Gifts', WRITE, ASK, TELL),
      body('Gifts', REFUSE, WRITE, ASK, TELL),
    ),
  ).toEqual([
    '1.1/3.0/1.2/1.1',
    '1.2/3.0/1.3/1.2',
    '1.3/3.0/1.4/1.3',
    '1.1/2.0/1.3/1.1',
    '1.2/2.0/1.4/1.2',
  ]);
});

it('finds a section that was renamed, by its anchor', () => {
  expect(formerIn(body('Gifts', ASK, WRITE), body('Presents', ASK, WRITE))).toEqual([
    'gifts/1.0/presents/1',
  ]);
});

it('follows a section that was renamed twice, and one that was removed', () => {
  const more = `${body('Gifts', ASK, WRITE)}\n\n## Loans\n\n${REFUSE}\n`;
  expect(formerIn(more, body('Presents', ASK, WRITE), body('Favours', ASK, WRITE))).toEqual([
    'presents/2.0/favours/1',
    'gifts/1.0/favours/1',
    'loans/1.0//3',
    '3.1/1.0//3.1',
  ]);
});

it('says nothing about a first version', () => {
  expect(formerIn(body('Gifts', ASK))).toEqual([]);
});
