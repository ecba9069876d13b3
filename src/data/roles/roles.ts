interface Role {
  readonly title: string;
  readonly text: string;
}

interface Roles {
  readonly architects: readonly (Role & {
    /** What the role does, as the drawings show it. */
    readonly onSheets: string;
  })[];
  readonly facilities: readonly (Role & {
    readonly link: {readonly label: string; readonly href: string};
    readonly roles: readonly Role[];
  })[];
}

/** Role cards of the design pages and of the facilities management page (specification 2). */
export const roles: Roles = {
  architects: [
    {
      title: 'Lead Architects',
      text: 'Lead the whole design, from the first meeting to the last site visit.',
      onSheets:
        'Sign each sheet before we issue it, and answer the builder’s questions on any of them.',
    },
    {
      title: 'Technical Architects',
      text: 'Turn the design into drawings, schedules and details that a builder can price and a building inspector can check.',
      onSheets: 'Draw the section and the details, and check every opening against the schedule.',
    },
    {
      title: 'Interior Architects',
      text: 'Set out rooms, light, storage and finishes, and draw the joinery with the people who will make it.',
      onSheets:
        'Set out the kitchen, the stair and the fitted furniture on the plan, with the joiners who will make them.',
    },
    {
      title: 'Sustainability Specialists',
      text: 'Estimate energy and carbon at each stage, and compare the estimate with meter readings a year later.',
      onSheets:
        'Decide how thick the insulation must be, and keep the airtight layer unbroken through every section.',
    },
    {
      title: 'Urban Designers',
      text: 'Place the building among its neighbours: routes, overlooking, deliveries, trees and where the water goes.',
      onSheets:
        'Draw the site plan: the extension between its boundaries, the neighbours’ windows, the trees and the drains.',
    },
    {
      title: 'Heritage Specialists',
      text: 'Record what is old, judge what matters, and write the statements that a listed building or a conservation area needs.',
      onSheets:
        'Decide with you what to keep, and mark it on the plan: existing walls in grey, new ones in black.',
    },
  ],
  facilities: [
    {
      title: 'Security Services',
      text: 'People who know who should be in your building.',
      link: {label: 'Security Services', href: '/services/security'},
      roles: [
        {
          title: 'Security Officers',
          text: 'Staff gatehouses, receptions and loading bays, log every visitor and walk the floors. Licensed where the law requires it.',
        },
        {
          title: 'Mobile Patrol Officers',
          text: 'Visit at both fixed and varying times, record each checkpoint and attend alarms with your keys.',
        },
        {
          title: 'Control Room Operators',
          text: 'Watch cameras and alarms 24 hours a day, send the nearest officer and keep the log you’ll read in the morning.',
        },
      ],
    },
    {
      title: 'Cleaning Services',
      text: 'People who clean each room to a written schedule.',
      link: {label: 'Cleaning Services', href: '/services/cleaning'},
      roles: [
        {
          title: 'Cleaning Operatives',
          text: 'Work to a room-by-room schedule with colour-coded cloths, at hours agreed with the people who use the floor.',
        },
        {
          title: 'Cleaning Supervisors',
          text: 'Plan the shift, train new starters and inspect a third of the rooms every week.',
        },
        {
          title: 'Specialist Cleaners',
          text: 'Clean glass, carpets, hard floors and kitchens, with a method statement for each.',
        },
      ],
    },
    {
      title: 'Property Maintenance',
      text: 'People who find faults before they become breakdowns.',
      link: {label: 'Property Maintenance', href: '/services/property-maintenance'},
      roles: [
        {
          title: 'Maintenance Technicians',
          text: 'Carry out planned checks and small repairs, photograph what they find and finish the job the same day.',
        },
        {
          title: 'Electrical and Mechanical Engineers',
          text: 'Look after wiring, boilers, pumps and ventilation, and sign the test records the law requires.',
        },
        {
          title: 'Helpdesk Coordinators',
          text: 'Answer day and night, ask five questions about the fault and give you a job number.',
        },
      ],
    },
    {
      title: 'Emergency Response',
      text: 'People who take your call and respond 24 hours a day, across the UK.',
      link: {label: 'Emergency Response', href: '/services/emergency-response'},
      roles: [
        {
          title: 'Response Coordinators',
          text: 'Answer the call (our target is 60 seconds), send the right person and follow the job until the building is safe.',
        },
        {
          title: 'Response Engineers',
          text: 'Arrive within the time agreed in your contract, stop the leak, isolate the power or board up the window, and make the place safe.',
        },
        {
          title: 'Continuity Planners',
          text: 'Write the plan with you and rehearse it: who decides, who is called, and where people work the next day.',
        },
      ],
    },
  ],
};
