/**
 * Saves one zip of the copies that the page of a period lists. The visitor's browser makes it,
 * because a record of hundreds of periods would otherwise be published hundreds of times. The page
 * fetches this script when someone presses the button.
 */
import {zipSync, type Zippable} from 'fflate';

/** Data on the page about the copies of its period. */
export interface Copies {
  /** Addresses of the PDF and plain-text copies. */
  readonly files: readonly string[];
  /** Address of the fingerprints of all copies, in the format of `sha256sum`. */
  readonly list: string;
  /**
   * First day of the period. Every zip entry has this date, so the same copies always make the same
   * zip.
   */
  readonly day: string;
  /** Folder in the zip, so that unpacking it scatters no files. */
  readonly folder: string;
}

/** Offset of the file name in a line of the list: after the fingerprint and two spaces. */
const NAME_AT = 66;

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

async function fetchBytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * Fetches the copies and their fingerprints, and puts them into a zip.
 *
 * @param progress called with the number of copies that have arrived
 * @throws when one of them cannot be fetched
 */
export async function zipOf(
  {files, list, day, folder}: Copies,
  progress: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  let done = 0;
  const entries: Zippable = {};
  const fetchInto = async (address: string) => {
    // PDFs are compressed already.
    entries[nameOf(address)] = [
      await fetchBytes(address),
      {level: address.endsWith('.pdf') ? 0 : 9},
    ];
    progress((done += 1));
  };
  for (const name of files.map(nameOf)) entries[name] = new Uint8Array();
  // Waits for every file, so that no progress is reported after a failure.
  const outcomes = await Promise.allSettled(files.map(fetchInto));
  const failed = outcomes.find(({status}) => status === 'rejected');
  if (failed !== undefined) throw (failed as PromiseRejectedResult).reason;
  const lines = new TextDecoder().decode(await fetchBytes(list)).split('\n');
  const own = lines.filter((line) => line.slice(NAME_AT) in entries);
  entries[nameOf(list)] = new TextEncoder().encode(`${own.join('\n')}\n`);
  const [year = 0, month = 1, date] = day.split('-').map(Number);
  // Zip files contain local time without a zone, so the date is set from its local parts.
  return zipSync({[folder]: entries}, {mtime: new Date(year, month - 1, date)});
}

/** Saves the copies that the page lists. @param say shows the progress to the visitor */
export async function takeAway(
  {list = '', day = '', name = ''}: DOMStringMap,
  say: (text: string) => void,
): Promise<void> {
  const copies = document.querySelectorAll<HTMLAnchorElement>('a[data-copy]');
  const files = Array.from(copies, ({href}) => href);
  // The folder's name has the day that the visitor asked for, if any.
  const asked = new URLSearchParams(location.search).get('on') ?? '';
  const folder = name + (/^\d{4}-\d\d-\d\d$/.test(asked) ? asked : day);
  const zip = await zipOf({files, list, day, folder}, (done) =>
    say(`${done} of ${files.length} files`),
  );
  const link = document.createElement('a');
  // The browser frees the object URL when the visitor leaves the page.
  link.href = URL.createObjectURL(new Blob([zip], {type: 'application/zip'}));
  link.download = `${folder}.zip`;
  link.click();
  say(`Saved as ${folder}.zip.`);
}
