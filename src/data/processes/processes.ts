/** Example: `between(1, 2, 'weeks')` is "1 to 2 weeks". */
function between(least: number, most: number, unit: 'weeks') {
  return {duration: `${least} to ${most} ${unit}`, span: {least, most, unit}};
}

/**
 * The specification's processes (section 9), each with a fixed number of steps. `span` is the
 * duration in numbers, for drawing. docs/construction/design-build.mdx describes design and build.
 */
export const processes = {
  design: [
    {
      title: 'Consultation',
      text: 'We visit, listen, measure the main rooms and send you a two-page written brief, with a fee for each step.',
      ...between(1, 2, 'weeks'),
    },
    {
      title: 'Concept Design',
      text: 'Two or three options as plans and models, each with an estimate of the cost. You choose one, or parts of two.',
      ...between(3, 5, 'weeks'),
    },
    {
      title: 'Detailed Design',
      text: 'Planning drawings first, then construction drawings, schedules and specifications that builders can price on equal terms.',
      ...between(10, 20, 'weeks'),
    },
    {
      title: 'Construction',
      text: 'We answer the builder’s questions, visit at agreed stages, list anything that falls short and check it again with you.',
      duration: 'The builder’s programme',
    },
  ],
  // These steps together are the third step of `design`.
  designAndArchitecture: [
    {
      title: 'Design Development',
      text: 'We test the chosen idea against structure, services, planning policy and budget until one set of drawings satisfies all four.',
      ...between(4, 8, 'weeks'),
      sheets:
        'Plan and section at 1:50, revised until structure, services, planning and cost all agree: sheets 101 and 201.',
    },
    {
      title: 'Technical Documentation',
      text: 'Details, schedules and specifications, each with a number and a revision, for pricing, building control and the people on site.',
      ...between(6, 12, 'weeks'),
      sheets:
        'Details at 1:5, schedules and the written specification, for pricing and for building control: sheets 301 and 401.',
    },
  ],
  designAndBuild: [
    {
      title: 'Brief and Feasibility',
      text: 'We survey the site, work out what will fit on it and tell you what the budget will buy. You decide whether to go on.',
      ...between(2, 4, 'weeks'),
    },
    {
      title: 'Concept and Cost Plan',
      text: 'Architects and quantity surveyors work together, so each drawing has a price. You approve both.',
      ...between(4, 6, 'weeks'),
    },
    {
      title: 'Planning and Employer’s Requirements',
      text: 'We apply for planning permission, and set out with you in writing what the building must do. The council has 8 to 13 weeks from a valid application, and often takes longer.',
      ...between(8, 13, 'weeks'),
    },
    {
      title: 'Detailed Design and Fixed Price',
      text: 'We complete the details, appoint the trades and fix the price before anything is built.',
      ...between(6, 10, 'weeks'),
    },
    {
      title: 'Construction and Handover',
      text: 'One site manager, a report every month, and a handover with drawings, certificates and training for the people who run the building.',
      duration: 'As the contract states',
    },
  ],
  application: [
    {
      title: 'Apply Online',
      text: 'Your details and your CV as .pdf, .doc or .docx. You can stop at any point, and you don’t need an account.',
      duration: 'About 10 minutes',
    },
    {
      title: 'Initial Screening',
      text: 'A short call about hours, licences and how far you can travel. Most people hear from us within five working days of applying.',
      duration: '15 to 20 minutes',
    },
    {
      title: 'Interview',
      text: 'On site or in the workshop, with the person you’d work for. Some jobs have two rounds. You’ll have our decision within five working days. We ask for proof of your right to work in the UK.',
      duration: 'Each advert says how long',
    },
    {
      title: 'Offer and Onboarding',
      text: 'You get your terms in writing, we take up your references and finish the checks, and your kit is ready on day one.',
      duration: '1 to 4 weeks',
    },
  ],
};
