/**
 * Time limits that several documents promise: a policy and the notices that quote it. They write
 * the limits as tokens, such as `{time.complaintAnswered}`. Changing a limit changes the text of
 * every document that quotes it, so each of them needs a new version.
 */
export const times = {
  /** From complaint to acknowledgement: quality assurance policy. */
  complaintAcknowledged: 'two working days',
  /** From complaint to answer, and from answer to final answer: quality assurance policy. */
  complaintAnswered: 'ten working days',
  /** How long we keep an unsuccessful application: data protection policy. */
  applicationKept: '12 months',
  /**
   * How long we keep a request for personal data, or a complaint about its use: data protection
   * policy.
   */
  dataRightsKept: 'three years',
} as const;
