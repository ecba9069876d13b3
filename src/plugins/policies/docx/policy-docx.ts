import {Document, Packer} from 'docx';
import {brand} from '../../../data/brand/brand';
import {stampEntries} from '../pdf/stamp';
import type {PolicyRecord} from '../record';
import {endMatter} from './end-matter';
import {frontMatter} from './front-matter';
import {PAGE} from './measures';
import {pageFooter, pageHeader} from './page-furniture';
import {SectionsWriter} from './sections';
import {settle} from './settle';
import {numbering} from './numbering';
import {styles} from './styles';

/** A policy as an editable Word file with the same stamp as the PDF. Same record, same bytes. */
export async function policyDocx(record: PolicyRecord): Promise<Buffer> {
  const {title, description, approvedOn} = record.frontMatter;
  const document = new Document({
    title,
    description,
    creator: brand.name,
    lastModifiedBy: brand.name,
    customProperties: stampEntries(record).map(([name, value]) => ({name, value})),
    styles,
    numbering,
    sections: [
      {
        properties: {page: PAGE},
        headers: {default: pageHeader(record)},
        footers: {default: pageFooter(record)},
        children: [
          ...frontMatter(record),
          ...new SectionsWriter(record).write(),
          ...endMatter(record),
        ],
      },
    ],
  });
  return settle(await Packer.toBuffer(document), {day: approvedOn, language: 'en-GB'});
}
