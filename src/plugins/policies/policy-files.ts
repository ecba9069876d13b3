import {ATOM_TYPE} from '../generated-files/formats/atom';
import {CALENDAR_TYPE} from '../generated-files/formats/calendar';
import type {GeneratedFile} from '../generated-files/generated-file';
import {CHANGES_FEED_PATH, copyPath, MANIFEST_PATH, REGISTER_PATH, REVIEWS_PATH} from './addresses';
import {majorChangesFeed} from './major-changes';
import {manifest, type Fingerprint} from './manifest';
import {sha256Hex, type PolicyRecord} from './record';
import {policyRegister} from './register';
import {reviewCalendar} from './review-calendar';

const TEXT_TYPE = 'text/plain; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** The canonical text of every edition, as the fingerprints are taken of it. */
function textFiles(records: readonly PolicyRecord[]): GeneratedFile[] {
  return records.map(({slug, edition, text}) => ({
    path: copyPath(slug, edition, 'txt'),
    mediaType: TEXT_TYPE,
    content: () => text,
  }));
}

/** The same file, made once: the manifest and the build both ask for it. */
function madeOnce(file: GeneratedFile): GeneratedFile {
  let content: ReturnType<GeneratedFile['content']> | undefined;
  return {...file, content: () => (content ??= file.content())};
}

async function fingerprint({path, content}: GeneratedFile): Promise<Fingerprint> {
  return {path, sha256: sha256Hex(await content())};
}

/**
 * The files that go with the policies' pages: texts, register, feed, calendar, manifest.
 *
 * @param records newest edition first, as `readPolicyRecords` gives them
 * @param copies PDF and DOCX files, if there are any: they are published and get into the manifest
 */
export function policyFiles(
  records: readonly PolicyRecord[],
  copies: readonly GeneratedFile[] = [],
): GeneratedFile[] {
  const listed = [...textFiles(records), ...copies.map(madeOnce)];
  return [
    ...listed,
    {
      path: REGISTER_PATH,
      mediaType: JSON_TYPE,
      content: () => `${JSON.stringify(policyRegister(records), null, 2)}\n`,
    },
    {path: CHANGES_FEED_PATH, mediaType: ATOM_TYPE, content: () => majorChangesFeed(records)},
    {path: REVIEWS_PATH, mediaType: CALENDAR_TYPE, content: () => reviewCalendar(records)},
    {
      path: MANIFEST_PATH,
      mediaType: TEXT_TYPE,
      // One after the other: a hundred PDFs at once would fill the memory.
      content: async () => {
        const fingerprints: Fingerprint[] = [];
        for (const file of listed) {
          fingerprints.push(await fingerprint(file));
        }
        return manifest(fingerprints);
      },
    },
  ];
}
