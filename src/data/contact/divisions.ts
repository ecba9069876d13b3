import {companies, entities} from '../companies/companies';

/** A recipient of enquiries. */
export interface Division {
  readonly company: string;
  readonly mailbox: 'info' | 'careers';
  readonly subject: string;
  /** The page writes "Tell us" before these. */
  readonly asks: readonly string[];
  /** The page writes "Answered by" before this. */
  readonly answeredBy: string;
}

/** What each recipient asks, in the specification's order. A company without an entry asks less. */
const described: readonly Division[] = [
  {
    company: 'group',
    mailbox: 'info',
    subject: 'General inquiry',
    asks: ['what your message is about', 'which building it concerns', 'how we can reach you'],
    answeredBy: 'reception, who will pass your message to the right person the same working day.',
  },
  {
    company: 'construction',
    mailbox: 'info',
    subject: 'Construction enquiry',
    asks: ['the address of the site', 'what you want to build', 'the floor area', 'your dates'],
    answeredBy: 'a construction manager, with a quantity surveyor if you need a price.',
  },
  {
    company: 'bespoke',
    mailbox: 'info',
    subject: 'Joinery enquiry',
    asks: ['what you want made', 'the measurements', 'where you want it fitted', 'your dates'],
    answeredBy: 'the workshop manager, who knows when a bench will be free.',
  },
  {
    company: 'facilities',
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
    mailbox: 'careers',
    subject: 'Recruitment enquiry',
    asks: ['the job or course you’re asking about', 'the location', 'the hours', 'your dates'],
    answeredBy: 'the recruitment team, who also run security training.',
  },
  {
    company: 'design',
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
];

/** The recipients of enquiries (specification, section 3 "Contact enquiry"). */
export const divisions: readonly Division[] = [
  ...described.filter(({company}) => entities.some(({id}) => id === company)),
  ...companies.flatMap(({id, name, shortName}): Division[] =>
    described.some(({company}) => company === id)
      ? []
      : [
          {
            company: id,
            mailbox: 'info',
            subject: `${shortName} enquiry`,
            asks: ['what your message is about', 'which building it concerns', 'your dates'],
            answeredBy: `the people of ${name}.`,
          },
        ],
  ),
];
