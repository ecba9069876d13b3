import {brand} from '../brand/brand';
import type {EntityId} from '../companies/companies';

/** A recipient of enquiries (specification, section 3 "Contact enquiry"). */
export interface Division {
  /** The company, which sets the name, colour and form id. Example: `'bespoke'`. */
  readonly company: EntityId;
  /** Text from the specification. Example: `'General Inquiry'`. */
  readonly label: string;
  /** The mailbox that receives the enquiry. Example: `'info'`. */
  readonly mailbox: 'info' | 'careers';
  /** Subject of the prefilled email. Example: `'Joinery enquiry'`. */
  readonly subject: string;
  /**
   * What we need to know, as words that follow "Tell us". The prefilled email asks for each on a
   * separate line. Example: `['what you want made', 'your dates']`.
   */
  readonly asks: readonly string[];
  /** A role, as words that follow "Answered by". */
  readonly answeredBy: string;
}

/** A numbered point on the site plan. */
interface PlanPoint {
  /** Centre of the marker in per cent of the drawing's width. Example: `34.2`. */
  readonly x: number;
  readonly y: number;
  /** Name of the point. Example: `'Gate'`. */
  readonly name: string;
  /** What a visitor does there. Example: `'Ring; the bar is lifted from reception'`. */
  readonly note: string;
}

/** Text of the site plan. It describes `EstuaryPlan`, the drawing of this headquarters. */
interface SitePlan {
  /** Text alternative for the drawing. */
  readonly description: string;
  /** The water along the south side. Example: `'River Thames'`. */
  readonly water: string;
  /** Destination of the road to the west. Example: `'Tilbury and station'`. */
  readonly west: string;
  /** The building that visitors come to. Example: `'Workshop'`. */
  readonly building: string;
  readonly points: readonly PlanPoint[];
}

/** The contact page's content (specification, sections 2 "Contact page" and 3). */
export interface Contact {
  /** Six, with the specification's labels and in its order. */
  readonly divisions: readonly Division[];
  /** When to expect an answer, as words that follow "We reply". */
  readonly answerTime: string;
  /** What happens to a message after it is sent, and when. */
  readonly afterwards: readonly {
    /** Example: `'The same working day'`. */
    readonly title: string;
    readonly text: string;
  }[];
  readonly sitePlan: SitePlan;
}

/** The street without the house number. */
const street = brand.address.street.replace(/^\d+\w?\s+/, '');

/** Recipients, answer time and next steps of an enquiry. */
export const contact = {
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
  answerTime: 'within one working day',
  afterwards: [
    {
      title: 'The same working day',
      text: 'A person reads your message and passes it to the company you chose.',
    },
    {
      title: 'Within one working day',
      text: 'That company replies, with the name and number of the person who will look after your enquiry.',
    },
    {
      title: 'Before we give you a price',
      text: 'If we need to see the building, we’ll agree a time and walk round it with you.',
    },
  ],
  sitePlan: {
    description: `Site plan, north at the top. ${street} runs along the north side; to the west it leads to ${brand.address.town} and its station. From the gate a path leads south, past two visitors’ parking spaces, to reception at the west end of a workshop with five saw-tooth roof bays. Lorries have their own gate and yard at the east end. South of the workshop are the wharf and the river, with a barge alongside.`,
    water: 'River Thames',
    west: `${brand.address.town} and station`,
    building: 'Workshop',
    points: [
      {x: 62, y: 15.7, name: 'Bus stop', note: `On ${street}, a few steps from the gate`},
      {x: 30.3, y: 27, name: 'Gate', note: 'Ring the bell and say who you’ve come to see'},
      {x: 22.6, y: 52.6, name: 'Parking', note: 'Two visitors’ spaces, beside the trees'},
      {x: 46, y: 46.2, name: 'Reception', note: 'Level access from the gate, with no steps'},
      {x: 92.5, y: 64.9, name: 'Yard', note: 'Lorries only; no pedestrian access'},
    ],
  },
} satisfies Contact;
