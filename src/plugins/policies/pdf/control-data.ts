import {brand} from '../../../data/brand/brand';
import {entities} from '../../../data/companies/companies';
import {changedSections} from '../../../features/document/changed-sections';
import {longDay} from '../../../content/dates';
import {copyPath, MANIFEST_PATH} from '../../../content/policies/addresses';
import type {PolicyRecord} from '../record';

/** Digits of the fingerprint that a stamp shows: enough to tell two editions apart by eye. */
const SHORT_LENGTH = 12;

/** `POL-009` as people quote it, with the brand's prefix: `FWG-POL-009`. */
function quotedReference({frontMatter}: PolicyRecord): string {
  return `${brand.prefix.toUpperCase()}-${frontMatter.reference}`;
}

/** What stands on every page of a copy. */
export function stampParts(record: PolicyRecord): string[] {
  const {version, effectiveFrom} = record.frontMatter;
  return [
    quotedReference(record),
    `Edition ${record.edition}`,
    `Version ${version}`,
    `Effective ${longDay(effectiveFrom)}`,
    `SHA-256 ${record.sha256.slice(0, SHORT_LENGTH)}`,
  ];
}

/** Whether, and why, a copy must not be followed. */
export function warning({inForce, edition, frontMatter}: PolicyRecord): string | undefined {
  if (frontMatter.status === 'draft') {
    return 'Draft, not in force';
  }
  if (!inForce || frontMatter.status === 'superseded') {
    return `Superseded: edition ${edition}, kept for the record`;
  }
  return undefined;
}

function statusWords(record: PolicyRecord): string {
  if (record.frontMatter.status === 'draft') {
    return 'Draft, not in force';
  }
  return warning(record) === undefined ? 'In force' : 'Superseded';
}

function scope({frontMatter: {appliesTo}}: PolicyRecord): string {
  return appliesTo.length === Object.keys(entities).length
    ? 'Every company of the group, and everyone who works on their behalf'
    : appliesTo.map((company) => entities[company].name).join(', ');
}

/** A cell of the title block. */
export interface ControlCell {
  readonly term: string;
  readonly value: string;
  /** References and versions are set in the mono face. */
  readonly reference?: true;
}

/** The title block: who owns the policy, who approved it, what is in force until when. */
export function controlCells(record: PolicyRecord): ControlCell[] {
  const {version, owner, approver, approvedOn, effectiveFrom, reviewBy, type} = record.frontMatter;
  return [
    {term: 'Reference', value: quotedReference(record), reference: true},
    {term: 'Status', value: statusWords(record)},
    {term: 'Edition', value: record.edition, reference: true},
    {term: 'Version', value: version, reference: true},
    {term: 'Owner', value: owner},
    {term: 'Approved by', value: approver},
    {term: 'Approved', value: longDay(approvedOn)},
    {term: 'Effective', value: longDay(effectiveFrom)},
    {term: 'Next review', value: longDay(reviewBy)},
    {term: 'Type', value: type === 'statement' ? 'Statement' : 'Policy'},
    {term: 'Applies to', value: scope(record)},
  ];
}

function pageAddress({path}: PolicyRecord): string {
  return `${brand.url}${path}`;
}

/** Where a reader compares the fingerprint, each with the words that lead to it. */
export function proofAddresses(record: PolicyRecord): {before: string; address: string}[] {
  const {slug, edition} = record;
  return [
    {before: 'The page of this edition shows the same:', address: pageAddress(record)},
    {before: 'So does the list of all editions:', address: `${brand.url}${MANIFEST_PATH}`},
    {
      before: 'The text of which it was taken:',
      address: `${brand.url}${copyPath(slug, edition, 'txt')}`,
    },
  ];
}

/** A link of the text as a copy needs it, which does not know where it was downloaded. */
export function absoluteLink(record: PolicyRecord, href: string): string {
  const target = href.replace(/^pathname:\/\//, '');
  if (target.startsWith('#')) {
    return `${pageAddress(record)}${target}`;
  }
  return target.startsWith('/') ? `${brand.url}${target}` : target;
}

/** Numbers of the sections that the policy's own version changed. */
export function changed(record: PolicyRecord): readonly string[] {
  return changedSections(record.frontMatter).map(String);
}

/** The ways to report that stand above everything else in the policy on whistleblowing. */
export function contactRoutes({
  frontMatter,
}: PolicyRecord): {term: string; text: string; href: string}[] {
  if (frontMatter.contact !== true) {
    return [];
  }
  const {display, href} = brand.phone.speakUp;
  const mailbox = brand.email.speakUp;
  return [
    {term: 'Speak-up line', text: display, href},
    {term: 'By e-mail', text: mailbox, href: `mailto:${mailbox}`},
  ];
}
