import {ledgerFiles, parseLedger} from './ledger';
import {isWithdrawn, timelineOf} from './timeline';

/**
 * Returns the documents that are withdrawn by a day. Their pages show the kept text, and their
 * files under `docs/` count no longer: they may be out of date, or deleted.
 */
export function withdrawnDocuments(siteDir: string, day: string): Set<string> {
  const {versions} = parseLedger(ledgerFiles(siteDir));
  const ended = versions.filter(({kind}) => kind === 'withdrawn' || kind === 'retracted');
  const rowsOf = (document: string) => versions.filter((row) => row.document === document);
  return new Set(
    ended
      .map(({document}) => document)
      .filter((document) => isWithdrawn(timelineOf(rowsOf(document), day))),
  );
}
