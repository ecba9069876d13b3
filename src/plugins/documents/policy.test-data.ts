/** The row of a revision table in tests of the rules on documents. */
export const revision = {
  version: '4.0',
  effectiveFrom: '2026-04-01',
  sections: [1],
  changeType: 'major',
  note: 'The first section says who answers.',
  approvedBy: 'Group board',
};

/** A policy with nothing wrong, in the words of its front matter. */
export const policy = {
  title: 'Whistleblowing policy',
  description:
    'How to tell us that something is wrong, what we must do about it, and who protects you.',
  sidebar_label: 'Whistleblowing',
  kind: 'policy',
  reference: 'POL-009',
  type: 'policy',
  version: '4.0',
  status: 'in force',
  owner: 'Head of HR and Compliance',
  approver: 'Group board',
  approvedOn: '2026-03-18',
  effectiveFrom: '2026-04-01',
  reviewBy: '2027-03-18',
  changeType: 'major',
  changeNote: 'The first section says who answers.',
  appliesTo: ['group', 'facilities'],
  statutes: [
    {name: 'Employment Rights Act 1996', url: 'https://www.legislation.gov.uk/ukpga/1996/18'},
  ],
  sections: 2,
  inShort: ['Tell somebody you trust.', 'You will have an answer.', 'Nobody may punish you.'],
  revisions: [revision],
};
