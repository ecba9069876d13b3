/** What someone in a role does. Example: `{title: 'Lead Architects', text: 'Answer for …'}`. */
interface Role {
  readonly title: string;
  /** One or two sentences. */
  readonly text: string;
}

/** Roles that work together, with the page about their service. */
interface RoleGroup {
  /** Example: `'Security Services'`. */
  readonly title: string;
  /** What the group is there for, in one sentence. */
  readonly text: string;
  readonly link: {
    /** Example: `'Security Services'`. */
    readonly label: string;
    /** Example: `'/services/security'`. */
    readonly href: string;
  };
  readonly roles: readonly Role[];
}

/** The people behind the services (specification, section 2 "Service and arm pages" and "Facilities management page"). */
export interface Roles {
  /** The six cards of both design pages. */
  readonly architects: readonly Role[];
  /** The four groups of the facilities management page, three cards each. */
  readonly facilities: readonly RoleGroup[];
}

/** Role cards of the design pages and of the facilities management page. */
export const roles = {
  architects: [
    {
      title: 'Lead Architects',
      text: 'Answer for the whole design, from the first meeting to the last site visit. Registered with the Architects Registration Board where the title is used.',
    },
    {
      title: 'Technical Architects',
      text: 'Turn the design into drawings, schedules and details that a builder can price and a building inspector can check.',
    },
    {
      title: 'Interior Architects',
      text: 'Set out rooms, light, storage and finishes, and draw the joinery with the people who will make it.',
    },
    {
      title: 'Sustainability Specialists',
      text: 'Estimate energy and carbon at each stage, test the fabric on paper first, and compare the result with the meters a year later.',
    },
    {
      title: 'Urban Designers',
      text: 'Place the building among its neighbours: routes, overlooking, deliveries, trees and where the water goes.',
    },
    {
      title: 'Heritage Specialists',
      text: 'Record what is old, judge what matters, and write the statements that a listed building or a conservation area needs.',
    },
  ],
  facilities: [
    {
      title: 'Security Services',
      text: 'People who know who should be in the building, and who is.',
      link: {label: 'Security Services', href: '/services/security'},
      roles: [
        {
          title: 'Security Officers',
          text: 'Staff gatehouses, receptions and loading bays, log every visitor and walk the floors. Licensed where the law requires it.',
        },
        {
          title: 'Mobile Patrol Officers',
          text: 'Visit at timed and untimed hours, record each checkpoint and meet alarms with the keys in hand.',
        },
        {
          title: 'Control Room Operators',
          text: 'Watch cameras and alarms through the night, send the nearest officer and keep the log that you read in the morning.',
        },
      ],
    },
    {
      title: 'Cleaning Services',
      text: 'People who clean each room to its written schedule, and record it.',
      link: {label: 'Cleaning Services', href: '/services/cleaning'},
      roles: [
        {
          title: 'Cleaning Operatives',
          text: 'Work to a room-by-room schedule with colour-coded cloths, on hours agreed with the people who use the floor.',
        },
        {
          title: 'Cleaning Supervisors',
          text: 'Plan the shift, train new starters and answer for the audit score of their buildings.',
        },
        {
          title: 'Specialist Cleaners',
          text: 'Glass, carpets, hard floors and kitchens, with their own method statements for height, water and chemicals.',
        },
      ],
    },
    {
      title: 'Property Maintenance',
      text: 'People who find faults before they stop the building.',
      link: {label: 'Property Maintenance', href: '/services/property-maintenance'},
      roles: [
        {
          title: 'Maintenance Technicians',
          text: 'Carry out planned checks and small repairs, photograph what they find and close the job on the day.',
        },
        {
          title: 'Electrical and Mechanical Engineers',
          text: 'Look after wiring, boilers, pumps and ventilation, and sign the test records that the law asks for.',
        },
        {
          title: 'Helpdesk Coordinators',
          text: 'Take the report, give it a priority that you can see, and tell you who is coming and when.',
        },
      ],
    },
    {
      title: 'Emergency Response',
      text: 'People who answer and attend 24 hours a day, across the UK.',
      link: {label: 'Emergency Response', href: '/services/emergency-response'},
      roles: [
        {
          title: 'Response Coordinators',
          text: 'Answer the call, with a target of 60 seconds, send the right person and stay on until the building is safe.',
        },
        {
          title: 'Response Engineers',
          text: 'Arrive within the time agreed in your contract, stop the water, the current or the draught, and make the place safe.',
        },
        {
          title: 'Continuity Planners',
          text: 'Write and rehearse the plan with you in daylight: who decides, who is called, and where people work tomorrow.',
        },
      ],
    },
  ],
} satisfies Roles;
