import {brand} from '../brand/brand';
import {companyOf} from '../companies/companies';

const {people} = brand;

/** The number of people in a kind of work; undefined in a group that counts no such people. */
export const headcount: Readonly<Record<string, number | undefined>> = people;

/** Whether the owner left a list of facts empty. */
export const isEmpty = (facts: readonly unknown[]): boolean => facts.length === 0;

/** A fact that is invented until it says `example: false`. */
interface Fact {
  readonly example?: boolean;
}

/** A statement about us. */
interface Voice extends Fact {
  readonly quote: string;
  readonly author: string;
  readonly company: string;
}

/** A title with a sentence. */
interface Entry extends Fact {
  readonly title: string;
  readonly text: string;
}

/** Stamps of one scope. */
interface Accreditation extends Fact {
  /** `systems` for management systems, which the page about construction names too. */
  readonly id: string;
  readonly company?: string;
  readonly scope: string;
  readonly stamps: readonly {
    readonly code: readonly string[];
    readonly ring: readonly [above: string, below: string];
    readonly title: string;
  }[];
}

interface Group {
  /** What the group does, in one line, for people who install the site and for machines. */
  readonly tagline: string;
  readonly headline: string;
  readonly mission: string;
  readonly values: readonly Entry[];
  readonly reasons: readonly Entry[];
  readonly testimonials: readonly Voice[];
  readonly accreditations: readonly Accreditation[];
  readonly registers: readonly Entry[];
  readonly places: readonly Entry[];
  readonly trades: readonly {
    readonly name: string;
    readonly people: number;
    readonly company: string;
  }[];
  readonly careerReasons: readonly Entry[];
  readonly staffVoices: readonly Voice[];
}

/** Whether the group is invented, so that pages say which of their facts are. */
export const isFictional: boolean = brand.fictional;

/** The group: what it is and why to choose it (specification, sections 1, 2 and 9). */
export const group: Group = {
  tagline: 'Construction, design, bespoke joinery, facilities management and recruitment',
  headline: 'Protecting and Perfecting Your Space.',
  mission:
    'Excellence across the built environment, through integrated construction, design and facilities management, across the UK.',
  values: [
    {
      title: 'Excellence',
      text: 'A senior tradesperson checks every job, and we put right anything they wouldn’t accept.',
    },
    {
      title: 'Integrity',
      text: 'We price what is on the drawing, and tell you what is missing from it before we start.',
    },
    {
      title: 'Reliability',
      text: 'You’ll see the same people, at the agreed hour, with the kit they need. If we’re going to be late, we’ll tell you in advance.',
    },
    {
      title: 'Innovation',
      text: 'We try new methods on small jobs, measure the result, and adopt what works.',
    },
    {
      title: 'Respect',
      text: 'We look after the people who use the building, the neighbours who live next door, and the trades that follow us on site.',
    },
  ],
  reasons: [
    {
      title: 'Experienced Team',
      text: 'Our people are qualified for the task and hold a licence where the law requires one, and your contract names the people who run it.',
    },
    {
      title: 'Comprehensive Solutions',
      text: 'Design, building, joinery and facilities management from one group. Use one company or several.',
    },
    {
      title: 'Client-Centered Approach',
      text: 'One contract manager looks after your facilities services: someone who visits, knows the building and can make decisions.',
    },
    {
      title: 'Quality Assurance',
      text: 'We inspect our work, photograph it or score it, and show you the results.',
    },
    {
      title: 'Responsive Service',
      text: 'A person answers the emergency line at any hour; our target is to answer within 60 seconds.',
    },
    {
      title: 'Sustainable Practices',
      text: 'Where we can, we repair things rather than replace them, and keep a record of what we use, transport and throw away.',
    },
  ],
  // Statements and authors are invented. A real statement, published with its author's consent, has
  // `example: false`.
  testimonials: [
    {
      quote:
        'Three sites, one rota, and the report is in my inbox before I have parked. When an officer is off sick I know who is coming instead.',
      author: 'Head of Estates',
      company: 'Harrow & Finch Logistics',
    },
    {
      quote:
        'The audit score is pinned up in the cleaners’ cupboard and in our boardroom. It is the same score in both, which was not always the case.',
      author: 'Office Manager',
      company: 'Pellow Vane Solicitors',
    },
    {
      quote:
        'They took over guarding and cleaning in the same week. Complaints from the tenants went from eleven a month to two.',
      author: 'Building Manager',
      company: 'Quillmere Court',
    },
  ],
  // Stamps that we drew ourselves, never a real body's mark, and always with their scope.
  accreditations: [
    {
      id: 'systems',
      scope: 'Certified management systems; certificates on request.',
      stamps: [
        {code: ['ISO', '9001'], ring: ['Quality', 'Certified'], title: 'ISO 9001, quality'},
        {
          code: ['ISO', '14001'],
          ring: ['Environment', 'Certified'],
          title: 'ISO 14001, environment',
        },
        {
          code: ['ISO', '45001'],
          ring: ['Health & safety', 'Certified'],
          title: 'ISO 45001, health and safety',
        },
      ],
    },
    {
      id: 'fire-doors',
      company: 'bespoke',
      scope:
        '30 and 60 minutes, tested as complete assemblies, third-party certified; certificate with each order.',
      stamps: [{code: ['FD 30', 'FD 60'], ring: ['Fire doors', 'Certified'], title: 'Fire doors'}],
    },
  ],
  // Statutory registers list individuals. They don't accredit companies.
  registers: [
    {
      title: 'Licensed officers',
      text: 'Our officers hold Security Industry Authority licences where the law requires them. You can check each licence on the public register.',
    },
    {
      title: 'Registered architects',
      text: 'Anyone here who uses the title “architect” is registered with the Architects Registration Board. You can look up each name on the Register.',
    },
  ],
  places: [
    {
      title: `${brand.address.town}, ${brand.address.county}`,
      text: 'Headquarters, joinery workshop, control room, training room and mobile patrol depot.',
    },
    {title: 'Barking, east London', text: 'Depot for the teams who fit our fire doors.'},
    {title: 'Bath, Somerset', text: 'Workshop for heritage windows.'},
    {title: 'Birmingham', text: 'Regional manager for maintenance.'},
    {title: 'Manchester', text: 'Regional manager for cleaning.'},
    {title: 'Leeds', text: 'Regional manager for construction.'},
    {
      title: 'The rest of the UK',
      text: 'Our own crews travel there, and we use partner firms, which we vet and supervise.',
    },
  ],
  // The number of people in each trade, the largest first.
  trades: [
    {name: 'Cleaning', people: people.cleaning, company: 'facilities'},
    {name: 'Security', people: people.security, company: 'facilities'},
    {name: 'Maintenance and emergencies', people: people.maintenance, company: 'facilities'},
    {name: 'Construction', people: people.construction, company: 'construction'},
    {name: 'Joinery', people: people.joinery, company: 'bespoke'},
    {name: 'Design', people: people.design, company: 'design'},
    {name: 'Shared services', people: people.sharedServices, company: 'group'},
    {name: 'Recruitment and training', people: people.recruitment, company: 'recruitment'},
  ],
  careerReasons: [
    {title: 'Learn a second trade', text: 'After a year, we pay for the course and your time.'},
    {
      title: 'Rotas two weeks ahead',
      text: 'If we cancel a shift late, we pay you or offer another.',
    },
    {title: 'Safe tools', text: 'If a machine isn’t safe, you can stop the job.'},
  ],
  staffVoices: [
    {
      quote:
        'I came for three months of nights. Two years on I run the control room, and they paid for my licence renewal and a control-room course.',
      author: 'Control room supervisor',
      company: companyOf('facilities').name,
    },
    {
      quote: 'The drawings come from upstairs. If I don’t like a joint, I go up there and say so.',
      author: 'Bench joiner',
      company: companyOf('bespoke').name,
    },
  ],
};

/** The number of people whom a company employs. */
export const peopleOf = (id: string): number =>
  group.trades.reduce((sum, {company, people: each}) => sum + (company === id ? each : 0), 0);
