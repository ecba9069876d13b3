import {comparisonPath, copyPath, slipPath} from '../../content/policies/addresses';
import type {Download, PolicyFacts} from '../../content/policies/pages';
import {policyCopies} from './copies';
import type {PolicyRecord} from './record';

/** Words a minute, of somebody who reads rules carefully. */
const READING_SPEED = 200;

function readingMinutes({text}: PolicyRecord): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / READING_SPEED));
}

async function downloadsOf(record: PolicyRecord): Promise<Download[]> {
  const {slug, edition, text} = record;
  const {pdf, docx} = policyCopies(record);
  const downloads: Download[] = [
    {format: 'PDF', path: pdf.path},
    {format: 'Word', path: docx.path},
    {format: 'Plain text', path: copyPath(slug, edition, 'txt')},
  ];
  if (process.env.NODE_ENV !== 'production') {
    return downloads;
  }
  const contents = [await pdf.content(), await docx.content(), text];
  return downloads.map((download, index) => ({
    ...download,
    bytes: Buffer.byteLength(contents[index] ?? ''),
  }));
}

/**
 * The facts of one record.
 *
 * @param editions labels of all editions that have this policy, newest first
 */
export async function policyFacts(
  record: PolicyRecord,
  editions: readonly string[],
): Promise<PolicyFacts> {
  const {slug, edition, inForce, sha256} = record;
  const own = editions.indexOf(edition);
  const comparisons = editions.flatMap((other, index) => {
    if (other === edition) {
      return [];
    }
    const [from, to] = index < own ? [edition, other] : [other, edition];
    return [{from, to, path: comparisonPath(slug, from, to)}];
  });
  return {
    sha256,
    downloads: await downloadsOf(record),
    comparisons,
    slip: inForce ? slipPath(slug) : undefined,
    minutes: readingMinutes(record),
  };
}
