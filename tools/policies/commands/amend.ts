import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Problem} from '../../../src/content/report';
import {amended} from '../amend/amendment';
import {askAmendment} from '../amend/questions';
import {changedSections} from '../amend/sections';
import {choosePolicy, textInForce} from '../amend/subject';
import {apply, type FileChange} from '../changes/changes';
import {difference} from '../changes/difference';
import {contentOf} from '../changes/journal';
import {confirmed, type Asking} from '../command-line/answers';
import {commonOptions, commonUsage, openRoot, todayOf, type Command} from '../command-line/command';
import {Refused, WrongUse} from '../command-line/errors';
import {CARDS, withCardFields} from '../content/cards';
import {checkRepository} from '../content/check';
import {readDocuments, type CurrentPolicy} from '../content/documents';
import {fieldText} from '../content/front-matter';

const USAGE = `Amends a policy: a new version, its dates, its row in the revision table and its card.
Write the new text first; then this command asks for the rest.

  npm run policy:amend -- whistleblowing
  npm run policy:amend -- whistleblowing --type minor --note "Telephone hours added." --yes

  --type <type>           major when somebody has to act differently, otherwise minor
  --note <text>           what changed, for readers: 5 to 280 characters
  --sections <numbers>    sections that changed, e.g. 3,5, or all
  --approver <role>       who approved it                    (as before)
  --approved-on <day>     day of approval                    (today)
  --effective-from <day>  day from which it applies          (the day of approval)
  --review-by <day>       day of the next review             (major: a year later; minor: as before)
  --dry-run               show what would change, and change nothing
  --yes                   take the suggestions in brackets, and do not ask
${commonUsage}`;

const options = {
  ...commonOptions,
  type: {type: 'string'},
  note: {type: 'string'},
  sections: {type: 'string'},
  approver: {type: 'string'},
  'approved-on': {type: 'string'},
  'effective-from': {type: 'string'},
  'review-by': {type: 'string'},
  'dry-run': {type: 'boolean', default: false},
  yes: {type: 'boolean', default: false},
} as const;

/** Problems that the change would leave in the policy or its card. */
async function problemsAfter(
  root: string,
  slug: string,
  files: readonly FileChange[],
): Promise<Problem[]> {
  const replaced = Object.fromEntries(files.map(({file, content}) => [file, content.toString()]));
  const {problems} = await checkRepository(root, replaced);
  return problems.filter(
    ({file, field}) =>
      file === `docs/policies/${slug}.mdx` || (file === CARDS && field.startsWith(slug)),
  );
}

export const amend: Command = {
  usage: USAGE,
  act: async (args, surroundings) => {
    const {values, positionals} = parseArgs({args, options, allowPositionals: true});
    if (positionals.length > 1) {
      throw new WrongUse(`One policy at a time, not ${positionals.join(', ')}.`);
    }
    const today = todayOf(values.today, surroundings);
    const root = openRoot(values.root, surroundings);
    const asking: Asking = {ask: surroundings.ask, yes: values.yes};
    const read = await readDocuments(root);
    const policy = await choosePolicy(asking, positionals[0], read);
    const source = readFileSync(path.join(root, policy.file), 'utf8');
    const before = textInForce(root, policy, read);
    const amendment = await askAmendment(asking, values, {
      policy,
      approver: fieldText(source, 'approver') ?? policy.control.approver,
      changed: before === undefined ? undefined : changedSections(before, policy.body),
      today,
    });
    const cards = contentOf(root, CARDS)?.toString();
    const files: FileChange[] = [
      {file: policy.file, content: amended(source, amendment)},
      ...(cards === undefined
        ? []
        : [{file: CARDS, content: withCardFields(cards, policy.slug, amendment)}]),
    ];
    const problems = await problemsAfter(root, policy.slug, files);
    if (problems.length > 0) {
      throw new Refused('The amended policy would not be right. Nothing was changed.', problems);
    }
    surroundings.print(difference(root, files));
    if (values['dry-run']) {
      surroundings.print('This was a dry run: nothing was changed.');
      return 0;
    }
    if (
      !(await confirmed(asking, `Amend ${policy.control.title} to version ${amendment.version}?`))
    ) {
      throw new Refused('Nothing was changed.');
    }
    apply(root, {title: `policy:amend ${policy.slug}`, files});
    surroundings.print(next(policy, amendment.version, amendment.effectiveFrom > today));
    return 0;
  },
};

function next({slug, control}: CurrentPolicy, version: string, early: boolean): string {
  return [
    `${control.title} is version ${version} now.`,
    ...(early ? ['It applies from a later day: publish it on that day, not before.'] : []),
    '',
    'Next:',
    `  1. npm start, and look at /policies/${slug}`,
    '  2. npm test',
    '  3. Hand it in. The approver named in it must have approved this text.',
  ].join('\n');
}
