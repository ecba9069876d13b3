/** Labels of the fields, in the front matter and in an approval. */
export const LABELS = {
  title: 'Title',
  sidebar_label: 'Short name',
  description: 'Description',
  promise: 'Sentence shown on the card',
  lead: 'First paragraph',
  owner: 'Owner',
  approver: 'Approver',
  type: 'Type',
  kind: 'Kind of document',
  reference: 'Reference',
  appliesTo: 'Applies to',
  statutes: 'Law',
  inShort: 'In short',
  contact: 'Ways to report a concern, shown at the top of the page',
  name: 'name',
  url: 'address',
  approvedOn: 'Approved on',
  approvedBy: 'Approved by',
  effectiveFrom: 'Applies from',
  reviewBy: 'Next review',
  note: 'What changed',
  text: 'Text',
} as const;

/**
 * Labels a field of a report. Examples: `statutes[0].url` is `Law 1, address`,
 * `text, section 4` is `Text, section 4`.
 */
export function labelOf(field: string): string {
  const [, name = '', index, inner = '', rest = ''] =
    /^(\w+)(?:\[(\d+)\])?(?:\.(\w+))?(.*)$/.exec(field) ?? [];
  const word = (key: string) =>
    Object.hasOwn(LABELS, key) ? LABELS[key as keyof typeof LABELS] : key;
  return (
    [
      word(name) + (index === undefined ? '' : ` ${Number(index) + 1}`),
      ...(inner === '' ? [] : [word(inner)]),
    ].join(', ') + rest
  );
}
