import path from 'node:path';
import {aYearAfter} from '../../shared/wall-clock';
import {nearest} from '../../data/nearest';
import {longDay} from '../../shared/dates';
import {cannotSubmit, newRows, removeApproval} from '../editor/submit';
import {approve, touch, type Approval, type Plan} from '../ledger/amend';
import {hasGit, publishedBase} from '../ledger/git';
import {KEPT, rowsFile} from '../ledger/ledger';
import {rebase} from '../ledger/rebase';
import {documentFile, readRecord} from '../ledger/read-record';
import {newestEntry, reviewDue} from '../ledger/timeline';
import {entersText, entryName, STATE_WORDS} from '../shared/version';
import {
  answer,
  expectAnswers,
  Refused,
  refuseMixing,
  WrongUse,
  type Call,
  type Command,
  type CommandContext,
  type ExitCode,
} from './command';

/**
 * Finds a document by any of its names: `docs/….mdx`, `policies/whistleblowing`, or the last part,
 * `whistleblowing`, if no other document has it.
 */
export function documentNamed(name: string, documents: readonly string[]): string {
  const place = name.replace(/^docs\//, '').replace(/\.mdx$/, '');
  const named = documents.filter((each) => path.basename(each) === place);
  const found =
    documents.find((each) => each === place || each === `policies/${place}`) ??
    (named.length === 1 ? named[0] : undefined);
  if (found === undefined) {
    const meant = nearest(place, [...documents, ...documents.map((each) => path.basename(each))]);
    throw new Refused(
      `There is no policy or notice “${name}”. ${
        meant === undefined ? `There are: ${documents.join(', ')}.` : `Did you mean ${meant}?`
      }`,
    );
  }
  return found;
}

/** Finds the documents that a command names. @throws WrongUse if it names none */
function documentsOf({words}: Call, {siteDir, today}: CommandContext) {
  if (words.length === 0) throw new WrongUse('Name the document.');
  const {histories, unapproved} = readRecord(siteDir, today);
  const all = [...histories, ...unapproved].map(({document}) => document);
  return {histories, documents: [...new Set(words.map((name) => documentNamed(name, all)))]};
}

/** What can be entered, as the question and the help explain it. */
const KINDS: Readonly<Record<Approval['kind'], string>> = {
  major: 'a new text, and someone has to act differently',
  minor: 'a new text, and nobody has to act differently',
  reviewed: 'the text in force was reviewed and stays the same',
  rescheduled: 'a text or a withdrawal that waits for its first day gets another one',
  withdrawn: 'nothing replaces the document',
  retracted: 'the newest entry was wrong, and is taken back',
};

const kindList = Object.entries(KINDS).map(([kind, words]) => `${kind.padEnd(12)} ${words}`);

const IS_DAY = /^\d{4}-\d\d-\d\d$/;

/** Says what was entered, and which files were written. */
function entered(plan: Plan): string {
  const instead = [
    ...plan.replaces.map(
      (version) =>
        `\nVersion ${version}, which was approved for a later date, will now never come into force. Those of its changes that are in your text apply with it. Enter the others as the next version, if you still want them.\n`,
    ),
    ...plan.corrects.map(
      (version) =>
        `\nVersion ${version} began today too. It is now marked “${STATE_WORDS.corrected}”, and its page and copies stay.\n`,
    ),
  ];
  const files = [...new Set(plan.changes.map(({file}) => file))];
  return `${sentenceOf(plan)}\n${instead.join('')}\n${files.join('\n')}`;
}

function sentenceOf({row, details, takesBack, inForce, reviewWas, withdraws}: Plan): string {
  const {reference, version, effectiveFrom, approvedOn, reviewBy, sections} = row;
  const [from, review] = [longDay(effectiveFrom), reviewBy === null ? '' : longDay(reviewBy)];
  switch (row.kind) {
    case 'reviewed':
      return `${reference} ${version}, reviewed on ${longDay(approvedOn ?? effectiveFrom)} and unchanged. Next review by ${review}.`;
    case 'rescheduled':
      if (withdraws) return `${reference} is withdrawn on ${from} instead.`;
      return `${reference} ${version}: its first day is now ${from}.`;
    case 'withdrawn':
      return `${reference} is withdrawn on ${from}. Its address stays, says so, and shows the last text.`;
    case 'retracted': {
      const what = takesBack ? `${entryName(takesBack)} (“${takesBack.note}”)` : 'the entry';
      const now = inForce
        ? `Version ${inForce.version} is ${inForce.isSame ? 'still' : 'again'} in force.`
        : 'No version is in force.';
      return `${reference}: ${what} is taken back. ${now}`;
    }
    default: {
      const changed = Array.isArray(sections) ? sections.join(', ') || 'none' : 'all';
      const above = details.length > 0 ? ` Title block: ${details.join(', ')}.` : '';
      const next =
        reviewWas === null || reviewWas === reviewBy
          ? `Next review by ${review}.`
          : `Next review moves from ${longDay(reviewWas)} to ${review}.`;
      return `${reference} ${version}, in force from ${from}. Changed sections: ${changed}.${above} ${next}`;
    }
  }
}

/** `npm run policy:amend`: enters an approval, a review or a withdrawal in the record. */
export const amend: Command = {
  usage: `Enters what was decided about a policy or a notice in the record.

  npm run policy:amend -- whistleblowing
  npm run policy:amend -- whistleblowing environmental --kind reviewed     several reviews at once

The command asks for anything you leave out. For a new text, change the text first, and commit
nothing else with it.

  --kind <kind>            ${kindList.join('\n                           ')}
  --approved-on <day>      day of the approval, review or decision, e.g. 2026-11-20
  --approved-by <role>     a role or a body, e.g. Group board
  --effective-from <day>   first day in force, or of the withdrawal; it can be in the future
  --review-by <day>        next review, within a year of the approval or review; a minor change keeps it
  --whole-text-reviewed <yes or no>
                           after a minor change: whether the next review may move
  --note <sentence>        what changed, or why, for readers`,
  words: Infinity,
  options: {
    kind: {type: 'string'},
    'approved-on': {type: 'string'},
    'approved-by': {type: 'string'},
    'effective-from': {type: 'string'},
    'review-by': {type: 'string'},
    'whole-text-reviewed': {type: 'string'},
    note: {type: 'string'},
  },
  async act(call, context): Promise<ExitCode> {
    const {siteDir, today, print} = context;
    const {histories, documents} = documentsOf(call, context);
    for (const document of documents.filter((each) => newRows(siteDir, each).length > 0)) {
      const undoing = `npm run policy:undo -- ${document}`;
      refuseMixing(siteDir, [rowsFile(document), `${KEPT}/${document}`], undoing);
    }
    const ask = (option: string, question: string, suggestion?: string) =>
      answer(call, context, option, question, suggestion);
    const kind = await ask('kind', `What do you enter?\n${kindList.join('\n')}\n`);
    if (kind !== '' && !Object.hasOwn(KINDS, kind)) {
      const meant = nearest(kind, Object.keys(KINDS));
      throw new WrongUse(
        `There is no kind “${kind}”.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
      );
    }
    if (documents.length > 1 && kind !== 'reviewed' && kind !== '') {
      throw new WrongUse('Only reviews can be entered for several documents at once.');
    }
    const history = histories.find((each) => each.document === documents[0]);
    const [newest] = history?.versions ?? [];
    const due = kind === 'minor' ? reviewDue(history) : null;
    const approvedOn = await ask('approved-on', 'Approved, reviewed or decided on (YYYY-MM-DD)');
    const approvedBy = await ask('approved-by', 'Approved by', newest?.approvedBy);
    const hasFirstDay = kind !== 'reviewed' && kind !== 'retracted';
    const hasReview = ['major', 'minor', 'reviewed'].includes(kind);
    const effectiveFrom = hasFirstDay && {
      effectiveFrom: await ask('effective-from', 'First day (YYYY-MM-DD)', approvedOn),
    };
    const reviewBy = hasReview
      ? await ask(
          'review-by',
          due === null
            ? 'Next review by (YYYY-MM-DD)'
            : `Next review by (YYYY-MM-DD). Keep ${longDay(due)}, unless the whole text was reviewed`,
          due ?? (IS_DAY.test(approvedOn) ? aYearAfter(approvedOn) : undefined),
        )
      : '';
    const moves = due !== null && IS_DAY.test(reviewBy) && reviewBy > due;
    const wholeTextReviewed =
      moves &&
      (await ask(
        'whole-text-reviewed',
        `The next review moves from ${longDay(due)} to ${longDay(reviewBy)}. Was the whole text reviewed? (yes or no)`,
        'no',
      ));
    const takenBack = kind === 'retracted' ? newestEntry(history?.rows ?? []) : undefined;
    const approval = {
      ...{kind, approvedOn, approvedBy, ...effectiveFrom, ...(hasReview && {reviewBy})},
      wholeTextReviewed: wholeTextReviewed === 'yes',
      note: await ask(
        'note',
        takenBack === undefined
          ? 'What changed, or why, in a sentence for readers'
          : `Why ${entryName(takenBack)} (“${takenBack.note}”) was wrong, in a sentence for readers`,
        kind === 'reviewed' ? 'Reviewed, unchanged.' : undefined,
      ),
    };
    expectAnswers(call);
    const entry = approve(siteDir, documents, approval, today);
    if ('problems' in entry) throw new Refused('Nothing was changed.', entry.problems);
    for (const plan of entry.plans) print(`${entered(plan)}\n`);
    const names = documents.map((document) => document.replace('policies/', '')).join(' ');
    const undoing = hasGit(siteDir)
      ? ` To undo this before it is merged: npm run policy:undo -- ${names}`
      : '';
    print(`Entered on ${longDay(today)}.${undoing}`);
    return 0;
  },
};

/** `npm run policy:rebase`: enters an approval again after another one was published first. */
export const rebaseCommand: Command = {
  usage: `Enters your approval of a policy or a notice again, after another version of the same document was
published first. It gets the next number and the text as it is now; days, approver and note stay.

  npm run policy:rebase -- whistleblowing

Bring your branch onto the published one first: git fetch, then git rebase origin/main (or git
merge). Where git stops with a conflict, choose the words of the text under docs, then run this: it
settles the files under versioned_docs.

  --effective-from <day>   another first day, if the approved one has passed
  --review-by <day>        another day of the next review`,
  words: 1,
  options: {'effective-from': {type: 'string'}, 'review-by': {type: 'string'}},
  act(call, context) {
    const {siteDir, print} = context;
    const [document = ''] = documentsOf(call, context).documents;
    const {'effective-from': effectiveFrom, 'review-by': reviewBy} = call.options;
    const plan = rebase(siteDir, document, {
      ...(typeof effectiveFrom === 'string' && {effectiveFrom}),
      ...(typeof reviewBy === 'string' && {reviewBy}),
    });
    if ('problems' in plan) throw new Refused('Nothing was changed.', plan.problems);
    touch(siteDir, document);
    print(`${entered(plan)}

The text has the changes of both versions. Read it, then go on:
  git add docs versioned_docs
  git -c core.editor=true rebase --continue     (after git merge: git commit --no-edit)
  git push --force-with-lease origin HEAD`);
    return 0;
  },
};

/** `npm run policy:undo`: removes what was entered and is not published. */
export const undo: Command = {
  usage: `Takes back what was entered for a policy or a notice and is not published yet: what is not
committed or, if everything is committed, what only this branch has. The rows and kept files are
removed, and the text stays as a draft.

  npm run policy:undo -- whistleblowing

What is published can't be removed. Enter that it was wrong:
  npm run policy:amend -- whistleblowing --kind retracted`,
  words: Infinity,
  options: {},
  act(call, context) {
    const {siteDir, print} = context;
    for (const document of documentsOf(call, context).documents) {
      if (!hasGit(siteDir)) throw new Refused(cannotSubmit(document));
      const commits = ['HEAD', publishedBase(siteDir)];
      const from = commits.find((commit) => newRows(siteDir, document, commit).length > 0);
      if (from === undefined) {
        throw new Refused(
          `There is nothing to undo for ${document}. What is published stays in the record. If it was wrong: npm run policy:amend -- ${document} --kind retracted`,
        );
      }
      const rows = newRows(siteDir, document, from);
      removeApproval(siteDir, document, from);
      touch(siteDir, document);
      const names = rows.map(entryName).join(', ');
      const draft = rows.some(entersText)
        ? ` ${documentFile(document)} still has your change, as a draft.`
        : '';
      print(`Undone for ${document}: ${names}.${draft}`);
    }
    return 0;
  },
};
