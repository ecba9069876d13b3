import PDFDocument from 'pdfkit';
import {brand} from '../../../data/brand/brand';
import {faceFile, FACES, type Face} from '../../../fonts/faces';
import type {PolicyRecord} from '../record';
import {SHEET} from './page/measures';
import {stampEntries} from './stamp';

/** Version 1.7 is the first with everything that the structure uses. */
const PDF_VERSION = '1.7';
const XML_ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

function escaped(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => XML_ENTITIES[character] ?? character);
}

function properties(record: PolicyRecord): PDFKit.DocumentInfo {
  const {title, description, approvedOn} = record.frontMatter;
  return {
    Title: title,
    Author: brand.name,
    Subject: description,
    Creator: brand.name,
    // Not the day on which the file was made: the same record gives the same bytes.
    CreationDate: new Date(`${approvedOn}T00:00:00Z`),
    ...Object.fromEntries(stampEntries(record)),
  };
}

/**
 * The library copies properties into the metadata as they are, and an ampersand in a title would
 * break that. By then the properties themselves have been written.
 */
function escapeMetadata(pdf: PDFKit.PDFDocument): void {
  const write = pdf.endMetadata.bind(pdf);
  pdf.endMetadata = () => {
    for (const key of ['Title', 'Author', 'Subject', 'Creator'] as const) {
      pdf.info[key] = escaped(pdf.info[key] ?? '');
    }
    write();
  };
}

/** An empty tagged PDF with title, language, stamp and faces. */
export function openPdf(record: PolicyRecord, compress: boolean): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    pdfVersion: PDF_VERSION,
    size: [SHEET.width, SHEET.height],
    margin: 0,
    autoFirstPage: false,
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    compress,
    info: properties(record),
  });
  escapeMetadata(pdf);
  // It embeds those it uses, cut to the letters it uses.
  for (const face of Object.keys(FACES) as Face[]) {
    pdf.registerFont(face, faceFile(face));
  }
  return pdf;
}
