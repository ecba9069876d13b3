import {strToU8, zipSync, type Zippable} from 'fflate';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE_RELATION =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** The types of the main part of Office documents. */
export const mainTypes = {
  document: `${OFFICE}.wordprocessingml.document.main+xml`,
  documentWithMacros: 'application/vnd.ms-word.document.macroEnabled.main+xml',
  spreadsheet: `${OFFICE}.spreadsheetml.sheet.main+xml`,
  presentation: `${OFFICE}.presentationml.presentation.main+xml`,
} as const;

/**
 * An archive of texts and bytes by their names. A file called `mimetype` is left unpacked, so that
 * programs can read it at its place.
 */
export function archive(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const entries: Zippable = {};
  for (const [name, content] of Object.entries(files)) {
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    entries[name] = [bytes, {level: name === 'mimetype' ? 0 : 6}];
  }
  return Buffer.from(zipSync(entries));
}

interface Part {
  readonly path: string;
  readonly type: string;
  readonly content: string;
}

/** An Office document with one main part. @param more further files by their names */
function officeDocument(
  {path, type, content}: Part,
  more: Readonly<Record<string, string | Uint8Array>> = {},
): Buffer {
  return archive({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${path}" ContentType="${type}"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE_RELATION}" Target="${path}"/></Relationships>`,
    [path]: XML + content,
    ...more,
  });
}

const paragraphs = ['Curriculum vitae', 'Security officer, SIA licence (front line)']
  .map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`)
  .join('');

const wordPart = {
  path: 'word/document.xml',
  type: mainTypes.document,
  content: `<w:document xmlns:w="${WORD}"><w:body>${paragraphs}</w:body></w:document>`,
};

/** A Word document as Word opens it. */
export function docx(
  changes: Partial<Part> = {},
  more: Readonly<Record<string, Uint8Array>> = {},
): Buffer {
  return officeDocument({...wordPart, ...changes}, more);
}

/** A workbook with one empty sheet, less the parts that only programs need. */
export function xlsx(): Buffer {
  return officeDocument({
    path: 'xl/workbook.xml',
    type: mainTypes.spreadsheet,
    content: '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>',
  });
}

export function pptx(): Buffer {
  return officeDocument({
    path: 'ppt/presentation.xml',
    type: mainTypes.presentation,
    content:
      '<p:presentation xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"/>',
  });
}

/** A text document of the OpenDocument kind. */
export function odt(): Buffer {
  return archive({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `${XML}<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>`,
  });
}

/** A Pages document, by the names in it. */
export function pages(): Buffer {
  return archive({'Index/Document.iwa': new Uint8Array(64), 'preview.jpg': new Uint8Array(16)});
}
