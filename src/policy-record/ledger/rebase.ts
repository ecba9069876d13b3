import {existsSync} from 'node:fs';
import path from 'node:path';
import {entersText, entryName, versionRow, type VersionRow} from '../shared/version';
import {sha256Hex} from '../words/canonical-text';
import {applyChanges, planAmendment, refused, type Amendment, type FileChange} from './amend';
import {approvalOf, behindProblems, contentIn, hasGit, publishedCommit} from './git';
import {fileHash, keptFile, ledgerFiles, NO_LINE, rowsFile, unixText} from './ledger';
import {documentFile} from './read-record';

/** Sorts the lines of a document into those that stay, and approvals that need another number. */
function sortLines(published: string, here: string) {
  const stay = published.split('\n').filter(Boolean);
  const count = stay.length;
  const again: VersionRow[] = [];
  // git's conflict marks are no JSON.
  const others = here.split('\n').filter((line) => line.startsWith('{') && !stay.includes(line));
  for (const line of others) {
    // When git rebase stops for the second time, the first approval has its new number already.
    const own = stay.slice(count);
    if (own.some((each) => approvalOf(each) === approvalOf(line))) continue;
    const row = versionRow.parse(JSON.parse(line));
    const last = stay.at(-1);
    const head = last === undefined ? NO_LINE : sha256Hex(last);
    if (again.length === 0 && row.previous === head) stay.push(line);
    else again.push(row);
  }
  return {stay, again};
}

/** Returns the changes that put back the published rows and the kept files of the rows that stay. */
function restored(
  siteDir: string,
  document: string,
  {stay, again}: ReturnType<typeof sortLines>,
): FileChange[] {
  const rows = stay.map((line) => versionRow.parse(JSON.parse(line)));
  const numbers = new Set(rows.map(({version}) => version));
  const commits = [publishedCommit(siteDir), 'HEAD'];
  const kept = rows.flatMap(({version, source}): FileChange[] => {
    const file = keptFile(document, version);
    const place = path.join(siteDir, file);
    if (source === null || (existsSync(place) && fileHash(place) === source)) return [];
    const content = commits
      .map((commit) => contentIn(siteDir, commit, file))
      .find((text) => text !== undefined && sha256Hex(text) === source);
    return content === undefined ? [] : [{file, content}];
  });
  const gone = again
    .filter(({version}) => !numbers.has(version))
    .map(({version}) => ({file: keptFile(document, version)}))
    .filter(({file}) => existsSync(path.join(siteDir, file)));
  return [
    {file: rowsFile(document), content: stay.map((line) => `${line}\n`).join('')},
    ...kept,
    ...gone,
  ];
}

/** Reports an entry that was decided about a version which another has replaced since. */
function aboutAnother(row: VersionRow): Amendment {
  return refused({
    file: rowsFile(row.document),
    field: 'the last row',
    expected: 'an entry about the version that was published first',
    found: `${entryName(row)}, which was decided about version ${row.version} before that`,
    fix: 'Leave your entry out: git rebase --skip. If it is still wanted, enter it again: npm run policy:amend.',
  });
}

/**
 * Enters an approval again, after another version of the same document was published first: with
 * the next number, and with the text as it is now. Days, approver and note stay. Published rows
 * never change. Writes the files unless it finds a problem.
 *
 * @param change answers that replace the earlier ones, e.g. a first day that has passed
 */
export function rebase(
  siteDir: string,
  document: string,
  change: Partial<Pick<VersionRow, 'effectiveFrom' | 'reviewBy'>>,
): Amendment {
  const file = rowsFile(document);
  if (!hasGit(siteDir)) {
    return refused({
      file,
      field: 'the history',
      expected: 'a copy of the repository, whose history says what is published',
      found: 'a folder without git’s history',
      fix: 'Clone the repository, and approve the text there.',
    });
  }
  const text = documentFile(document);
  // Otherwise the new version would lack the words that were published first.
  const behind = behindProblems(siteDir, text, file);
  if (behind.length > 0) return {problems: behind};
  const published = contentIn(siteDir, publishedCommit(siteDir), file) ?? '';
  const sorted = sortLines(published, ledgerFiles(siteDir).get(file) ?? '');
  const [row, ...more] = sorted.again;
  if (row === undefined || more.length > 0) {
    return refused({
      file,
      field: 'the last row',
      expected: 'one approval that is not published, after one that is',
      found: row === undefined ? 'none' : `${1 + more.length} of them`,
      fix:
        row === undefined
          ? 'Nothing has to be approved again. If the other approval is on the web host, run git fetch first.'
          : 'Use git rebase, which stops at each approval, and run this command each time.',
    });
  }
  // Only the newest entry can be taken back, and now another one is the newest.
  if (row.kind === 'retracted') return aboutAnother(row);
  const place = path.join(siteDir, text);
  if (existsSync(place) && /^(?:<{7}|>{7}) /m.test(unixText(place))) {
    return refused({
      file: text,
      field: 'text',
      expected: 'one text',
      found: 'both texts, between git’s conflict marks',
      fix: 'Keep the words that apply, delete the lines that begin with <<<<<<<, ======= and >>>>>>>, and run the command again.',
    });
  }
  const changes = restored(siteDir, document, sorted);
  const before = changes.map(({file: name}): FileChange => {
    const old = path.join(siteDir, name);
    return {file: name, ...(existsSync(old) && {content: unixText(old)})};
  });
  applyChanges(siteDir, changes);
  const {kind, approvedOn, approvedBy, effectiveFrom, reviewBy, note, enteredOn} = row;
  const last = sorted.stay.at(-1);
  const day = last === undefined ? '' : versionRow.parse(JSON.parse(last)).enteredOn;
  const approval = {
    ...{kind, approvedOn, approvedBy, effectiveFrom, reviewBy, note, ...change},
    // It was said when the approval was entered.
    wholeTextReviewed: true,
  };
  const plan = planAmendment(siteDir, document, approval, day > enteredOn ? day : enteredOn);
  if ('problems' in plan || (!entersText(row) && plan.row.version !== row.version)) {
    applyChanges(siteDir, before);
    return 'problems' in plan ? plan : aboutAnother(row);
  }
  applyChanges(siteDir, plan.changes);
  return {...plan, changes: [...changes, ...plan.changes]};
}
