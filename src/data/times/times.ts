/**
 * Times that more than one text promises: a policy and the notices that quote it. Documents write
 * them as tokens, such as `{time.complaintAnswered}`. Whoever changes one changes the words of each
 * document that quotes it, and each of them then needs a version.
 */
export const times = {
  /** From a complaint to the acknowledgement of it: quality assurance policy. */
  complaintAcknowledged: 'two working days',
  /** From a complaint to the answer, and from there to the final answer: the same policy. */
  complaintAnswered: 'ten working days',
  /** How long an application is kept that did not succeed: data protection policy. */
  applicationKept: '12 months',
  /** How long a request for one's data, or a complaint about its use, is kept: the same policy. */
  dataRightsKept: 'three years',
} as const;
