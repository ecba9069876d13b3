import {ATOM_TYPE} from '../generated-files/formats/atom';
import {CALENDAR_TYPE} from '../generated-files/formats/calendar';
import type {GeneratedFile} from '../generated-files/generated-file';
import {
  CHANGES_FEED_PATH,
  copyPath,
  MANIFEST_PATH,
  REGISTER_PATH,
  REVIEWS_PATH,
} from '../../content/policies/addresses';
import {changeDaysFile} from './in-force-pages';
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

/** A file whose fingerprint is noted whenever it is made: the manifest need not make it again. */
interface Listed {
  readonly file: GeneratedFile;
  readonly fingerprint: () => Promise<Fingerprint>;
}

function listed(file: GeneratedFile): Listed {
  const {path} = file;
  let noted: string | undefined;
  const content = async () => {
    const made = await file.content();
    noted = sha256Hex(made);
    return made;
  };
  return {
    file: {...file, content},
    fingerprint: async () => ({path, sha256: noted ?? sha256Hex(await content())}),
  };
}

/**
 * The files that go with the policies' pages: texts, register, days of change, feed,
 * calendar, manifest.
 *
 * @param records newest edition first, as `readPolicyRecords` gives them
 * @param copies PDF and DOCX files, if there are any: they are published and get into the manifest
 */
export function policyFiles(
  records: readonly PolicyRecord[],
  copies: readonly GeneratedFile[] = [],
): GeneratedFile[] {
  const inManifest = [...textFiles(records), ...copies].map(listed);
  return [
    ...inManifest.map(({file}) => file),
    {
      path: REGISTER_PATH,
      mediaType: JSON_TYPE,
      content: () => `${JSON.stringify(policyRegister(records), null, 2)}\n`,
    },
    changeDaysFile(records),
    {path: CHANGES_FEED_PATH, mediaType: ATOM_TYPE, content: () => majorChangesFeed(records)},
    {path: REVIEWS_PATH, mediaType: CALENDAR_TYPE, content: () => reviewCalendar(records)},
    {
      path: MANIFEST_PATH,
      mediaType: TEXT_TYPE,
      // One after the other: a hundred PDFs at once would fill the memory.
      content: async () => {
        const fingerprints: Fingerprint[] = [];
        for (const {fingerprint} of inManifest) {
          fingerprints.push(await fingerprint());
        }
        return manifest(fingerprints);
      },
    },
  ];
}
