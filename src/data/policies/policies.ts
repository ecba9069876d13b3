/** A policy as a card on the about page (specification, sections 2 "About page" and 3 "policy card"). */
export interface PolicyCard {
  /** Last part of its address. Example: `'whistleblowing'`. */
  readonly slug: string;
  /** Reference without the brand's prefix, as in the document. Example: `'POL-009'`. */
  readonly reference: string;
  /** The document's short name. Example: `'Whistleblowing'`. */
  readonly title: string;
  /** What the reader may hold us to, in one sentence. */
  readonly promise: string;
  /** Version in force, as in the document. Example: `'4.0'`. */
  readonly version: string;
  /** Day by which it is reviewed, as in the document. Example: `'2027-03-18'`. */
  readonly reviewBy: string;
}

/**
 * The policies as cards, in the order of the specification. The documents in `docs/policies`
 * lead; a test holds reference, title, version and review date against their front matter.
 */
export const policies = [
  {
    slug: 'health-and-safety',
    reference: 'POL-001',
    title: 'Health and safety',
    promise: 'Anybody may stop a job that looks unsafe, and loses nothing by it.',
    version: '5.0',
    reviewBy: '2027-03-18',
  },
  {
    slug: 'environmental',
    reference: 'POL-002',
    title: 'Environmental',
    promise: 'At least 95 per cent of our site waste is kept out of landfill.',
    version: '4.0',
    reviewBy: '2027-03-18',
  },
  {
    slug: 'quality-assurance',
    reference: 'POL-003',
    title: 'Quality assurance',
    promise: 'Work is checked by somebody named, before it is covered up or handed over.',
    version: '4.0',
    reviewBy: '2027-03-18',
  },
  {
    slug: 'modern-slavery',
    reference: 'POL-004',
    title: 'Modern slavery',
    promise: 'Where the risks are, what we did about them, and what we do not yet know.',
    version: '4.0',
    reviewBy: '2027-07-15',
  },
  {
    slug: 'equality-diversity',
    reference: 'POL-005',
    title: 'Equality and diversity',
    promise: 'Ask for an adjustment and you will have a decision within ten working days.',
    version: '4.0',
    reviewBy: '2027-03-18',
  },
  {
    slug: 'corporate-social-responsibility',
    reference: 'POL-006',
    title: 'Corporate social responsibility',
    promise: 'Neighbours who complain have a decision within five working days.',
    version: '4.0',
    reviewBy: '2027-03-18',
  },
  {
    slug: 'data-protection',
    reference: 'POL-007',
    title: 'Data protection',
    promise: 'We collect only what we need, tell people why, and delete it when its time is up.',
    version: '4.0',
    reviewBy: '2027-03-18',
  },
  {
    slug: 'anti-bribery-corruption',
    reference: 'POL-008',
    title: 'Anti-bribery and corruption',
    promise: 'A gift above £50 needs management approval and an entry in the gift register.',
    version: '4.0',
    reviewBy: '2027-03-18',
  },
  {
    slug: 'whistleblowing',
    reference: 'POL-009',
    title: 'Whistleblowing',
    promise: 'Tell us that something is wrong, and you have an answer within two working days.',
    version: '4.0',
    reviewBy: '2027-03-18',
  },
] satisfies PolicyCard[];
