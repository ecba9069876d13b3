/** Applying for an opening (specification, sections 2 "Careers landing page" and 9). */
export const careers = {
  lead: 'Construction, joinery, cleaning, security and maintenance.',
  description:
    'Jobs in construction, joinery, cleaning, security and maintenance across the UK. See the pay, hours and closing date for each job, and how to apply.',
  eligibility: {
    rule: 'Applicants must be eligible to work in the UK.',
    proof: 'Proof is required if you are selected for interview.',
    detail:
      'You can use a document, a share code for the online check, or a digital identity service. We ask everyone for proof in the same way and at the same stage.',
  },
  applying: [
    {
      title: 'Have your CV ready',
      text: 'Please leave out your date of birth and your photograph. Don’t mention your nationality, health, religion or family circumstances either. We don’t need any of this to make a decision.',
    },
    {
      title: 'Tell us what you need',
      text: 'You can ask, in your own words, for an adjustment to the application, the interview or the job. You’ll get a decision within ten working days.',
    },
  ],
  speculative:
    'We’ll read your CV within ten working days. If nothing fits, we’ll delete it within 30 days, unless you ask us to keep it for 12 months.',
  lowestPay:
    'Everyone aged 18 or over gets at least the full National Living Wage, except apprentices in their first year, who get at least the rate that the law sets for them. The Living Wage Foundation sets higher rates, which employers can choose to pay. We aren’t accredited by the Foundation, and some of our jobs, above all in London, pay less than its rates.',
  // Openings write the tokens `{terms.holiday}` and so on, so each is a phrase that fits into a
  // sentence. By law holiday is 5.6 weeks, pension 3 per cent of part of the pay, and Statutory Sick
  // Pay due from the first day.
  terms: {
    holiday:
      '6.8 weeks’ paid holiday a year (26 days plus 8 bank holidays if you work five days a week)',
    pension: 'a workplace pension (we contribute 6 per cent of your pay)',
    sickPay:
      'sick pay from the first day you’re ill (Statutory Sick Pay and, after your first three months with us, full pay for up to two weeks a year)',
    nightPremium: 'a night premium of 70p for each hour between 11:00 PM and 6:00 AM',
    probation: 'three months’ probation',
  },
  everyJob: {
    review: 'We review everyone’s pay each April.',
    others: [
      {
        title: 'Rotas',
        text: 'Rotas go out at least 14 days ahead. If we cancel a shift with less than 48 hours’ notice, you choose whether we pay you for it or offer you another.',
      },
      {
        title: 'Tools and machines',
        text: 'We service every machine by the date on its label. If a machine isn’t safe, stop the job: nobody is allowed to tell you to carry on.',
      },
      {
        title: 'Family leave',
        text: 'You can take maternity, adoption, paternity, shared parental, neonatal care, unpaid parental, carer’s and bereavement leave as the law sets them out. Paternity leave and unpaid parental leave are open to you from your first day. After a year with us, we pay the first eight weeks of maternity or adoption leave, and two weeks of paternity leave, in full.',
      },
      {
        title: 'Training',
        text: 'We don’t charge you for training that your job needs, and the time it takes is paid. Your manager talks to you about work and training at least twice a year. Guards and patrol officers need a licence before they join us; we pay for each renewal. After a year you can ask to train for a second trade: a cleaner can train for a security licence, for example, or a joiner in surveying. We’ll pay for the course and for your time.',
      },
    ],
  },
  // When pay reaches the top of the advert's range. Other jobs reach at least its middle.
  topPay: {
    'Security Officer, Nights': 'The top rate, once you’ve passed the site assessment',
    'Mobile Patrol Officer': 'The top rate, once probation is over',
    'Emergency Response Coordinator': 'The top rate, once you run a shift without supervision',
    'Cleaning Supervisor':
      'The top rate, once you’ve had two quarters in a row at the target score',
    'Commercial Cleaning Operative': 'One rate for everyone, from the first day',
  },
  questions: [
    {
      title: 'Can I move up from the job I start in?',
      text: 'Yes. After a year we pay for training in a second trade or in supervising, and for your time. A cleaner can become a supervisor, and a guard can move to patrols or to the control room. “What you’ll earn after two years”, above, compares the pay.',
    },
    {
      title: 'I have a criminal record. Can I apply?',
      text: 'Yes. We ask about convictions only when the work requires it, and we consider them fairly, except where the law or a licence rules one out. A record doesn’t always rule out a security licence. Where a job needs a certificate, we keep its date and outcome for up to six months, and not the certificate.',
    },
    {
      title: 'I’m disabled. How do you choose?',
      text: 'If you meet every point under “What you’ll need” in the advert, tell us that you’d like an interview and we’ll arrange one. We ask about health only after an offer, and only for some jobs. We pay for the adjustments that we agree.',
    },
    {
      title: 'What if my proof of the right to work is late?',
      text: 'We keep the offer open for at least ten working days. You show us the proof at the interview, and we record the check before your first day.',
    },
    {
      title: 'Will the shifts and the journey suit me?',
      text: 'Each advert gives the hours, the breaks and what can be changed. Look up the journey for the first and last shift before you apply, because some start before the trains do. We’ll talk about it in the first call, too.',
    },
    {
      title: 'I’m coming back after a break, or from the forces. Does the gap count against me?',
      text: 'No. We score what you can do now. Time in the armed forces counts as experience. Some jobs need a history of five years for screening: tell us what you were doing, and we’ll agree how to confirm it.',
    },
  ],
  // Targets of the corporate social responsibility policy, section 3.
  early: [
    {
      title: 'Apprenticeships',
      text: 'We train apprentices in joinery, construction and maintenance, and aim to have 12 in post in the year to 31 March 2027. When an apprenticeship is open for applications, you’ll find it in the list above, with its pay, college days and closing date.',
    },
    {
      title: 'Work placements',
      text: 'School and college students can spend a week or more with us. We aim to offer 24 placements in the same year. Ask your school or college to write to us, or write yourself.',
    },
    {
      title: 'Workshop visits',
      text: 'Local schools and colleges can see the joinery workshop. We aim for six visits in the same year.',
    },
  ],
} as const;
