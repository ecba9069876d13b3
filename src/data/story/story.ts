import {brand} from '../brand/brand';
import {companyWords} from '../companies/companies';
import type {PictureName} from '../pictures/catalogue';

const {address, foundedYear, people} = brand;

/** Two services in pictures on the home page. */
interface Halves {
  readonly heading: string;
  readonly text: string;
  /** Two documents that have a card. */
  readonly halves: readonly {
    /** Example: `'/services/cleaning'`. */
    readonly path: string;
    /** What the picture of the card shows. */
    readonly subject: string;
    readonly link: string;
  }[];
}

/** The sentences of the home page and the About page that only one group can say. */
interface Story {
  /** `false` once they are true of your group. */
  readonly example?: boolean;
  readonly home: {
    readonly title: string;
    readonly description: string;
    readonly lead: string;
    /** Whom a client of several companies deals with. */
    readonly companies: string;
    /** Left out by a group that does not show two services. */
    readonly dayAndNight?: Halves;
    readonly together: {readonly lead: string; readonly text: string};
    readonly hiring: string;
  };
  readonly about: {
    readonly description: string;
    readonly title: string;
    readonly picture: {readonly name: PictureName; readonly subject: string};
    readonly company: {
      readonly lead: string;
      readonly paragraphs: readonly string[];
      readonly picture: {readonly name: PictureName; readonly subject: string};
    };
    /** Words before the year in which the business began. */
    readonly since: string;
    readonly invitation: string;
  };
}

export const story: Story = {
  home: {
    title: 'Security, cleaning, design and construction',
    description: `Commercial security and cleaning, design, construction and bespoke joinery for buildings across the UK, from one group of ${companyWords.count} companies.`,
    lead: 'Commercial security and cleaning, from the group that also designs, builds and fits out buildings.',
    companies:
      'You’ll have one contract manager for your facilities services; each building contract has its own manager.',
    dayAndNight: {
      heading: 'Clean by nine. Locked by ten.',
      text: `Our ${people.cleaning} commercial cleaning staff and ${people.security} security staff work to written schedules, with reports you can check.`,
      halves: [
        {
          path: '/services/cleaning',
          subject: 'Reception, 7:40 AM',
          link: 'Commercial cleaning',
        },
        {
          path: '/services/security',
          subject: 'Gatehouse, 10:15 PM',
          link: 'Commercial security',
        },
      ],
    },
    together: {
      lead: `${brand.shortName} brings construction, design and facilities management together. We’re based in ${address.town} and work across the UK.`,
      text: 'We keep these trades in one group because they learn from each other. Our joiners make staircases one floor below the architects who draw them, and the engineers who look after buildings tell both of them what wears out first.',
    },
    hiring: 'We’re hiring everyone from bench joiners to night security officers',
  },
  about: {
    description: `Who we are, what we value and the policies we work to. We began as a joinery shop in ${address.town} in ${foundedYear}.`,
    title: 'One group, from first drawing to daily upkeep',
    picture: {name: 'quay', subject: `Headquarters from the river, ${address.town}`},
    company: {
      lead: `${brand.name} designs, builds, fits out and looks after buildings across the UK, and hires and trains the people who do the work.`,
      paragraphs: [
        `We began as a joinery shop beside the docks at ${address.town}. Our ${companyWords.count} companies share a headquarters there, with architects on the upper floor, joiners below them and a control room that is staffed 24 hours a day. Our joiners make stairs, kitchens and furniture from drawings made upstairs. We design our fire doors there too. Our manufacturing partner in the Philippines makes them, and our own people check and fit them.`,
        'You can appoint one company or several. Each has its own contract, its own price and its own targets.',
      ],
      picture: {
        name: 'hqsection',
        subject: 'Headquarters cut open: architects above, joiners below',
      },
    },
    since: 'Joinery shop since',
    invitation: 'Come and see the workshop. Call first and we’ll show you round.',
  },
};
