/** The candidate privacy notice in force. A test holds it against the document. */
export const candidateNotice = {
  path: '/privacy/candidates',
  title: 'Candidate privacy notice',
  reference: 'LG-02',
  version: '4.2',
  effectiveFrom: '2026-11-20',
} as const;
