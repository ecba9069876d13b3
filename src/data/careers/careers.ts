/** A title and its explanation. Example: `{title: 'Attach your CV', text: 'As .pdf …'}`. */
interface Point {
  readonly title: string;
  readonly text: string;
}

/** Applying for an opening (specification, sections 2 "Careers landing page" and 9). */
export interface Careers {
  /** Who may apply, and when proof is required (specification, section 9 "Eligibility notice"). */
  readonly eligibility: {
    readonly rule: string;
    readonly proof: string;
    /** How applicants prove their right to work. */
    readonly detail: string;
  };
  /** How to apply, in order. */
  readonly applying: readonly Point[];
  /** What we do with a CV that isn't for an opening. */
  readonly speculative: string;
  /** Our lowest pay, and our position on the voluntary Living Wage. */
  readonly lowestPay: string;
  /**
   * Terms offered to every employee, regardless of company, hours or pay. Openings write the tokens
   * `{terms.holiday}` and so on, so each is a phrase that fits into a sentence.
   */
  readonly terms: {
    /** The statutory minimum is 5.6 weeks, bank holidays included. */
    readonly holiday: string;
    /** The statutory minimum is 3 per cent of part of the pay. */
    readonly pension: string;
    /** Statutory Sick Pay has been due from the first day since 6 April 2026. */
    readonly sickPay: string;
    /** For hours that are night work by law. */
    readonly nightPremium: string;
    /** The same for every job; adverts use it in the field `contract`. */
    readonly probation: string;
  };
}

/** Who may apply, how, and the terms for every employee. */
export const careers = {
  eligibility: {
    rule: 'Applicants must be eligible to work in the UK.',
    proof: 'Proof is required if you are selected for interview.',
    detail:
      'You can use a document, a share code for the online check, or a digital identity service. We ask everyone for proof in the same way and at the same stage.',
  },
  applying: [
    {
      title: 'Choose the job',
      text: 'Use the Apply button on the job’s page or in the list. It fills in the job title for you.',
    },
    {
      title: 'Have your CV ready',
      text: 'Please leave out your date of birth and your photograph. Don’t mention your nationality, health, religion or family circumstances either. We don’t need any of this to make a decision.',
    },
    {
      title: 'Answer our questions',
      text: 'We ask how to reach you, when you can work, what similar work you’ve done, and whether you have the right to work in the UK. Short answers in plain words are fine.',
    },
    {
      title: 'Tell us what you need',
      text: 'You can ask, in your own words, for an adjustment to the application, the interview or the job. You’ll get a decision within ten working days.',
    },
  ],
  speculative:
    'We’ll read your CV within ten working days. If nothing fits, we’ll delete it within 30 days, unless you ask us to keep it for 12 months.',
  lowestPay:
    'Everyone aged 18 or over gets at least the full National Living Wage, which is set by law. Each October the Living Wage Foundation sets separate rates, which employers can choose to pay. We aren’t accredited by the Foundation, but you can compare its rates with the pay in each advert.',
  terms: {
    holiday:
      '6.8 weeks’ paid holiday a year (26 days plus 8 bank holidays if you work five days a week)',
    pension: 'a workplace pension (we contribute 6 per cent of your pay)',
    sickPay:
      'sick pay from the first day you’re ill (Statutory Sick Pay and, after your first three months with us, full pay for up to two weeks a year)',
    nightPremium: 'a night premium of 70p for each hour between 11:00 PM and 6:00 AM',
    probation: 'three months’ probation',
  },
} satisfies Careers;
