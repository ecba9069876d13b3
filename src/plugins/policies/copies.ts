import type {GeneratedFile} from '../generated-files/generated-file';
import {copyPath} from '../../content/policies/addresses';
import {policyDocx} from './docx/policy-docx';
import {keptCopy} from './kept-copies';
import {policyPdf} from './pdf/policy-pdf';
import {sha256Hex, type PolicyRecord} from './record';

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** One copy per state of the record, so that an edit under `npm start` makes a new one. */
function copyOf(
  record: PolicyRecord,
  format: 'pdf' | 'docx',
  make: typeof policyPdf,
): GeneratedFile['content'] {
  return () => {
    const {slug, frontMatter, blocks, edition, inForce} = record;
    const state = JSON.stringify([slug, frontMatter, blocks, edition, inForce]);
    return keptCopy(`${sha256Hex(state)}.${format}`, () => make(record));
  };
}

/** The PDF and the Word document of a record, made of the same text as its page. */
export function policyCopies(record: PolicyRecord): {pdf: GeneratedFile; docx: GeneratedFile} {
  const {slug, edition} = record;
  return {
    pdf: {
      path: copyPath(slug, edition, 'pdf'),
      mediaType: 'application/pdf',
      content: copyOf(record, 'pdf', policyPdf),
    },
    docx: {
      path: copyPath(slug, edition, 'docx'),
      mediaType: DOCX_TYPE,
      content: copyOf(record, 'docx', policyDocx),
    },
  };
}
