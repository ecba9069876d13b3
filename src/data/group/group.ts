import {companies} from '../companies/companies';
import type {Group} from './group.schema';

/** Mission, values, reasons, voices and evidence of the group. */
export const group = {
  headline: 'Protecting and Perfecting Your Space.',
  mission:
    'Excellence across the built environment, through integrated construction, design and facilities management, across the UK.',
  values: [
    {
      title: 'Excellence',
      text: 'Work is checked by someone who could have done it better. If they could, we do it again.',
    },
    {
      title: 'Integrity',
      text: 'We price what is on the drawing, and say what is missing from it before we start.',
    },
    {
      title: 'Reliability',
      text: 'The same people, at the agreed hour, with the kit they need. When we are late, you hear it from us first.',
    },
    {
      title: 'Innovation',
      text: 'A new method earns its place on a small job before it goes near a large one.',
    },
    {
      title: 'Respect',
      text: 'For the people who use the building, the neighbours who live with the work, and the trade that follows ours.',
    },
  ],
  reasons: [
    {
      title: 'Experienced Team',
      text: 'Licensed where the law asks for it, qualified for the task, and named in your contract.',
    },
    {
      title: 'Comprehensive Solutions',
      text: 'Design, building, joinery and daily care from one group, appointed together or one at a time.',
    },
    {
      title: 'Client-Centered Approach',
      text: 'One contract manager, who visits, knows the building and can sign for a decision.',
    },
    {
      title: 'Quality Assurance',
      text: 'Inspections with photographs and scores, in a report that you can open at any time.',
    },
    {
      title: 'Responsive Service',
      text: 'A person answers the emergency line at any hour; our target is 60 seconds.',
    },
    {
      title: 'Sustainable Practices',
      text: 'Repair before replacement, and a record of what was used, moved and thrown away.',
    },
  ],
  testimonials: [
    {
      quote:
        'Three sites, one rota, and the report is in my inbox before I have parked. When an officer is off sick I know who is coming instead.',
      author: 'Head of Estates',
      company: 'Harrow & Finch Logistics',
    },
    {
      quote:
        'The audit score is pinned up in the cleaners’ cupboard and in our boardroom. It is the same score, which was not always so.',
      author: 'Office Manager',
      company: 'Pellow Vane Solicitors',
    },
    {
      quote:
        'They took over guarding and cleaning in the same week and asked for the floor plan twice. By the second Monday nobody asked me anything.',
      author: 'Building Manager',
      company: 'Quillmere Court',
    },
  ],
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
    {
      id: 'licences',
      company: 'facilities',
      scope: 'Our officers hold Security Industry Authority licences where the law requires one.',
      stamps: [{code: ['SIA'], ring: ['Officers', 'Licensed'], title: 'Licensed officers'}],
    },
    {
      id: 'architects',
      company: 'design',
      scope: 'Registered with the Architects Registration Board where the title is used.',
      stamps: [{code: ['ARB'], ring: ['Architects', 'Registered'], title: 'Registered architects'}],
    },
  ],
  careerReasons: [
    {
      title: 'A trade, and the next one',
      text: 'A cleaner can train for a security licence and a joiner can learn to survey, without leaving the group. We pay for the course and the hours.',
    },
    {
      title: 'Hours you know',
      text: 'Rotas go out at least 14 days ahead. If we cancel a shift with less than 48 hours’ notice, we pay for it or offer another; you choose which.',
    },
    {
      title: 'Tools that work',
      text: 'Machines are serviced on the date on their label. If one is not safe, you stop, and nobody asks you to explain yourself twice.',
    },
  ],
  staffVoices: [
    {
      quote:
        'I came for three months of nights. Two years on I run the control room, and they paid for every ticket on the way.',
      author: 'Control room supervisor',
      company: companies.facilities.name,
    },
    {
      quote: 'The drawings come from upstairs. If I don’t like a joint I walk up and say so.',
      author: 'Bench joiner',
      company: companies.bespoke.name,
    },
  ],
} satisfies Group;
