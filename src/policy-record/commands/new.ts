import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {PLACEHOLDER} from '../ledger/problems';
import {documentFile, readRecord} from '../ledger/read-record';
import {entities} from '../../data/companies/companies';
import {isRole, roleAdvice} from '../../data/people/people';
import {answer, expectAnswers, Refused, WrongUse, type Command, type ExitCode} from './command';

/** Sections of a new policy, with what to write in each. */
const SECTIONS = {
  'Why this policy exists': 'what it prevents or protects, and the law behind it',
  'Who it covers': 'the people, companies, places and work',
  'What we do': 'who does what, by when; one paragraph for each topic',
  Responsibilities: 'what the board, directors, managers and everyone else must do',
  'Records, training and review': 'what is recorded, how long it is kept, and who is trained',
};

const blank = (what: string) => `${PLACEHOLDER}: ${what}.]`;

function skeleton(head: Readonly<Record<string, unknown>>): string {
  const body = Object.entries(SECTIONS).map(
    ([heading, what]) => `## ${heading}\n\n${blank(what)}\n`,
  );
  return `---\n${stringify(head, {lineWidth: 0})}---\n\n${body.join('\n')}\nThis policy is reviewed annually.\n`;
}

/** `npm run policy:new`: writes the file of a new policy. */
export const newPolicy: Command = {
  usage: `Starts a policy: one file under docs/policies, which the site picks up automatically. It is a
draft until npm run policy:amend enters it in the record.

  npm run policy:new -- drugs-and-alcohol --title "Drugs and alcohol policy" --owner "Company Secretary"

  --title <title>
  --owner <role>`,
  words: 1,
  options: {title: {type: 'string'}, owner: {type: 'string'}},
  async act(call, context): Promise<ExitCode> {
    const {siteDir, today, print} = context;
    const [slug = ''] = call.words;
    if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(slug)) {
      throw new WrongUse('Give the last part of the policy’s address, e.g. drugs-and-alcohol.');
    }
    const file = documentFile(`policies/${slug}`);
    if (existsSync(path.join(siteDir, file))) throw new Refused(`${file} already exists.`);
    const {histories, unapproved} = readRecord(siteDir, today);
    const numbers = [...histories, ...unapproved.map(({words}) => words.frontMatter)].flatMap(
      ({reference}) => /^POL-(\d+)$/.exec(reference)?.[1] ?? [],
    );
    const number = Math.max(0, ...numbers.map(Number)) + 1;
    const title = await answer(call, context, 'title', 'Title');
    const owner = await answer(call, context, 'owner', 'Owner (a role)');
    expectAnswers(call);
    if (!isRole('owner', owner)) {
      const {expected, fix} = roleAdvice('owner', owner);
      throw new Refused(`--owner must be ${expected}, not "${owner}". ${fix}`);
    }
    const source = skeleton({
      title,
      description: blank('what it is about and for whom, in 70 to 160 characters'),
      promise: blank('what readers can hold us to'),
      sidebar_label: title.replace(/ policy$/i, ''),
      kind: 'policy',
      reference: `POL-${String(number).padStart(3, '0')}`,
      type: 'policy',
      owner,
      approver: 'Group board',
      appliesTo: entities.map(({id}) => id),
      statutes: [{name: blank('the Act'), url: 'https://www.legislation.gov.uk/'}],
      inShort: ['first', 'second', 'third'].map((which) =>
        blank(`the ${which} thing that someone in a hurry needs to know`),
      ),
    });
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), source, {flag: 'wx'});
    print(`${file}

Write the text wherever the file says "${PLACEHOLDER}". Then run: npm run policy:amend -- ${slug}
To undo this: git clean -f ${file}`);
    return 0;
  },
};
