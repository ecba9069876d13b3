import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {SourceDocument} from '../../../src/plugins/documents/check';
import {aYearAfter} from '../../../src/plugins/documents/versions-and-days';
import {apply} from '../changes/changes';
import {confirmed, type Asking} from '../command-line/answers';
import {commonOptions, commonUsage, openRoot, todayOf, type Command} from '../command-line/command';
import {Refused, WrongUse} from '../command-line/errors';
import {checkRepository} from '../content/check';
import {CURRENT, declared, readDocuments} from '../content/documents';
import {askPolicy, type Taken} from '../new/questions';
import {SIDEBARS, stepsToPublish, withSidebarEntry} from '../new/registration';
import {skeleton} from '../new/skeleton';

const USAGE = `Begins a new policy: a draft with the right front matter, which is not published yet.

  npm run policy:new
  npm run policy:new -- --title "Drugs and alcohol policy" --owner "Head of HR" --yes

  --title <text>          title of the page
  --label <text>          short name for menus                (the title without "policy")
  --slug <words>          last part of the address            (from the label)
  --reference <text>      POL- and three digits               (the next free one)
  --type <type>           policy, or statement for one that a statute asks for   (policy)
  --owner <role>          role that keeps it
  --approver <role>       who will approve it                 (Group board)
  --approved-on <day>     when it will probably be approved   (today)
  --applies-to <names>    companies, with commas              (all)
  --yes                   take the suggestions in brackets, and do not ask
${commonUsage}`;

const options = {
  ...commonOptions,
  title: {type: 'string'},
  label: {type: 'string'},
  slug: {type: 'string'},
  reference: {type: 'string'},
  type: {type: 'string'},
  owner: {type: 'string'},
  approver: {type: 'string'},
  'approved-on': {type: 'string'},
  'applies-to': {type: 'string'},
  yes: {type: 'boolean', default: false},
} as const;

/** What a new policy must not take: references of all editions, addresses of the one in force. */
function takenBy(documents: readonly SourceDocument[]): Taken {
  const current = documents.filter(({edition}) => edition === CURRENT);
  return {
    references: documents.flatMap((document) => declared(document, 'reference') ?? []),
    slugs: current.filter(({file}) => file.startsWith('docs/policies/')).map(({slug}) => slug),
  };
}

export const newPolicy: Command = {
  usage: USAGE,
  act: async (args, surroundings) => {
    const {values, positionals} = parseArgs({args, options, allowPositionals: true});
    if (positionals.length > 0) {
      throw new WrongUse(`Unexpected: ${positionals.join(' ')}. A title goes into quotes.`);
    }
    const today = todayOf(values.today, surroundings);
    const root = openRoot(values.root, surroundings);
    const asking: Asking = {ask: surroundings.ask, yes: values.yes};
    const {documents} = await readDocuments(root);
    const policy = await askPolicy(asking, values, {taken: takenBy(documents), today});
    const file = `docs/policies/${policy.slug}.mdx`;
    const content = skeleton(policy);
    const {problems} = await checkRepository(root, {[file]: content});
    const own = problems.filter((problem) => problem.file === file);
    if (own.length > 0) {
      throw new Refused('The draft would not be right. Nothing was written.', own);
    }
    if (!(await confirmed(asking, `Write ${file} and add it to ${SIDEBARS}?`))) {
      throw new Refused('Nothing was written.');
    }
    const sidebars = readFileSync(path.join(root, SIDEBARS), 'utf8');
    apply(root, {
      title: `policy:new ${policy.slug}`,
      files: [
        {file, content},
        {file: SIDEBARS, content: withSidebarEntry(sidebars, policy.slug)},
      ],
    });
    surroundings.print(`Written: ${file}, and its line in ${SIDEBARS}.`);
    surroundings.print(stepsToPublish(policy, aYearAfter(policy.approvedOn)));
    return 0;
  },
};
