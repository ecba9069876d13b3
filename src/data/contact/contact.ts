import {brand} from '../brand/brand';

/** The street without the house number. */
const street = brand.address.street.replace(/^\d+\w?\s+/, '');

/** Recipients, answer time and next steps of an enquiry (specification, sections 2 and 3). */
export const contact = {
  // The specification sets labels and order. The page writes "Tell us" before `asks` and "Answered
  // by" before `answeredBy`.
  divisions: [
    {
      company: 'group',
      label: 'General Inquiry',
      mailbox: 'info',
      subject: 'General inquiry',
      asks: ['what your message is about', 'which building it concerns', 'how we can reach you'],
      answeredBy: 'reception, who will pass your message to the right person the same working day.',
    },
    {
      company: 'construction',
      label: 'Construction',
      mailbox: 'info',
      subject: 'Construction enquiry',
      asks: ['the address of the site', 'what you want to build', 'the floor area', 'your dates'],
      answeredBy: 'a construction manager, with a quantity surveyor if you need a price.',
    },
    {
      company: 'bespoke',
      label: 'Bespoke',
      mailbox: 'info',
      subject: 'Joinery enquiry',
      asks: ['what you want made', 'the measurements', 'where you want it fitted', 'your dates'],
      answeredBy: 'the workshop manager, who knows when a bench will be free.',
    },
    {
      company: 'facilities',
      label: 'Facilities',
      mailbox: 'info',
      subject: 'Facilities enquiry',
      asks: [
        'the address of the building',
        'the services you need',
        'the hours you need covered',
        'when you’d like us to start',
      ],
      answeredBy: 'a contract manager, who will want to walk round the building with you.',
    },
    {
      company: 'recruitment',
      label: 'Recruitment',
      mailbox: 'careers',
      subject: 'Recruitment enquiry',
      asks: ['the job or course you’re asking about', 'the location', 'the hours', 'your dates'],
      answeredBy: 'the recruitment team, who also run security training.',
    },
    {
      company: 'design',
      label: 'Design',
      mailbox: 'info',
      subject: 'Design enquiry',
      asks: [
        'the address of the building or plot',
        'what you want to change or build',
        'your budget',
        'any planning history',
      ],
      answeredBy: 'a lead architect, who will look at the site on a map before ringing you.',
    },
  ],
  // Follows "We reply".
  answerTime: 'within one working day',
  afterwards: [
    {
      title: 'The same working day',
      text: 'A person reads your message and passes it to the company you chose.',
    },
    {
      title: 'Within one working day',
      text: 'That company replies, with the name and number of the person who will look after you.',
    },
    {
      title: 'Before we give you a price',
      text: 'If we need to see the building, we’ll agree a time and walk round it with you.',
    },
  ],
  // The numbered places of `site-plan.svg`, in per cent of the drawing.
  sitePlan: [
    {x: 62, y: 15.7, name: 'Bus stop', note: `On ${street}, a few steps from the gate`},
    {x: 30.3, y: 27, name: 'Gate', note: 'Ring the bell and say who you’ve come to see'},
    {x: 22.6, y: 52.6, name: 'Parking', note: 'Two visitors’ spaces, beside the trees'},
    {x: 46, y: 46.2, name: 'Reception', note: 'Level access from the gate, with no steps'},
    {x: 92.5, y: 64.9, name: 'Yard', note: 'Lorries only; no pedestrian access'},
  ],
} as const;

export type Division = (typeof contact.divisions)[number];
