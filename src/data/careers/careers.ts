/** What to do, and how. Example: `{title: 'Attach your CV', text: 'As .pdf …'}`. */
interface Point {
  readonly title: string;
  readonly text: string;
}

/** Applying for an opening (specification, sections 2 "Careers landing page" and 9). */
export interface Careers {
  /** Who may apply, and when proof is asked for (specification, section 9 "Eligibility notice"). */
  readonly eligibility: {
    readonly rule: string;
    readonly proof: string;
    /** How proof is given. */
    readonly detail: string;
  };
  /** How to apply, in order. */
  readonly applying: readonly Point[];
  /** What an application by email should say, one line each. */
  readonly applicationLines: readonly string[];
  /** What happens to a CV that was sent without an opening. */
  readonly speculative: string;
  /**
   * What everyone is offered, whatever the company, the hours or the pay. Openings write the tokens
   * `{terms.holiday}` and so on, so each is a phrase that fits into a sentence.
   */
  readonly terms: {
    /** The statutory minimum is 5.6 weeks, bank holidays included. */
    readonly holiday: string;
    /** The statutory minimum is 3 per cent of part of the pay. */
    readonly pension: string;
    /** Statutory Sick Pay has been due from the first day since 6 April 2026. */
    readonly sickPay: string;
    /** In the hours that the law calls night. */
    readonly nightPremium: string;
  };
}

/** Who may apply, how, and what becomes of an application. */
export const careers = {
  eligibility: {
    rule: 'Applicants must be eligible to work in the UK.',
    proof: 'Proof is required if you are selected for interview.',
    detail:
      'A document, an online check with a share code or a digital identity service will do. Everyone is asked for it, in the same way and at the same point.',
  },
  applying: [
    {
      title: 'Choose the position',
      text: 'The button to apply stands on the page of each position and, in the list, under its requirements. It leads to the form with that position already chosen.',
    },
    {
      title: 'Have your CV ready',
      text: 'Leave out your date of birth, photograph, nationality, health, religion and family circumstances; we do not need them to decide.',
    },
    {
      title: 'Fill in the form',
      text: 'How to reach you, when you can work, what you have done that is like this job, and whether you may work in the UK. Plain words and short answers are enough.',
    },
    {
      title: 'Say what you need',
      text: 'For the application, the interview or the work. Ask for an adjustment in any words, and you have a decision within ten working days.',
    },
  ],
  applicationLines: [
    'First and last name',
    'Phone',
    'Address and postcode',
    'When you can work (full-time, part-time, weekends, evenings, flexible hours)',
    'Experience that is like this job',
    'Eligible to work in the UK (yes or no)',
    'CV attached (.pdf, .doc or .docx)',
  ],
  speculative:
    'A CV sent without an opening is read within ten working days. If nothing fits, we delete it within 30 days, unless you ask us to keep it for 12 months.',
  terms: {
    holiday:
      '6.8 weeks of paid holiday a year, which is 26 days and eight bank holidays for a five-day week',
    pension: 'a workplace pension into which we pay 6 per cent of your pay',
    sickPay:
      'sick pay from the first day, which is Statutory Sick Pay, made up to full pay for two weeks in each year after your first three months',
    nightPremium: 'a night premium of 70p for each hour between 11:00 PM and 6:00 AM',
  },
} satisfies Careers;
