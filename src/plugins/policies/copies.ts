import type {GeneratedFile} from '../generated-files/generated-file';
import {copyPath} from './addresses';
import {policyDocx} from './docx/policy-docx';
import {policyPdf} from './pdf/policy-pdf';
import {sha256Hex, type PolicyRecord} from './record';

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Copies that were made, by what they are made of: page, file and manifest ask for the same. */
const made = new Map<string, Promise<Uint8Array>>();

/** One copy per state of the record, so that an edit under `npm start` makes a new one. */
async function once(
  path: string,
  record: PolicyRecord,
  make: typeof policyPdf,
): Promise<Uint8Array> {
  const {frontMatter, blocks, edition, inForce} = record;
  const key = `${path} ${sha256Hex(JSON.stringify([frontMatter, blocks, edition, inForce]))}`;
  const known = made.get(key);
  if (known !== undefined) {
    return known;
  }
  const copy = make(record);
  made.set(key, copy);
  return copy;
}

/** The PDF and the Word document of a record, made of the same text as its page. */
export function policyCopies(record: PolicyRecord): {pdf: GeneratedFile; docx: GeneratedFile} {
  const {slug, edition} = record;
  const pdf = copyPath(slug, edition, 'pdf');
  const docx = copyPath(slug, edition, 'docx');
  return {
    pdf: {path: pdf, mediaType: 'application/pdf', content: () => once(pdf, record, policyPdf)},
    docx: {path: docx, mediaType: DOCX_TYPE, content: () => once(docx, record, policyDocx)},
  };
}
