import type {ProjectFrontMatter, ServiceFrontMatter} from '@site/src/plugins/documents/schema';

const keynotes = [
  {x: 16, y: 81, name: 'Gatehouse', note: 'Every visitor logged'},
  {x: 52, y: 74, name: 'Reception', note: 'Guards who greet'},
  {x: 69, y: 37, name: 'Floors', note: 'Walked every night'},
  {x: 86, y: 74, name: 'Perimeter', note: 'Lit and patrolled'},
];

/** A made-up service. */
export const exampleService: ServiceFrontMatter = {
  title: 'Key holding',
  description: 'A service that nobody offers, made up to show how the page of a service looks.',
  sidebar_label: 'Key holding',
  kind: 'service',
  reference: 'FM-99',
  effectiveFrom: '2026-04-01',
  company: 'facilities',
  scope: 'Keys, alarms and a person who comes',
  location: 'Nationwide UK',
  hours: '24/7',
  emergencyPhone: true,
  picture: 'office',
  figure: {scale: '1:100', subject: 'What we look after'},
  keynotes,
  lead: 'A key that hangs in our safe is never lost, and somebody who knows the door brings it.',
  action: 'Get a Quote',
  closing: {heading: 'Walk the building with us, once.', action: 'Request a Quote'},
  related: [],
};

/** A made-up project. */
export const exampleProject: ProjectFrontMatter = {
  title: 'Harbour office',
  description: 'A project that nobody built, made up to show how the page of a project looks.',
  sidebar_label: 'Harbour office',
  kind: 'project',
  reference: 'PR-99',
  effectiveFrom: '2026-04-01',
  company: 'construction',
  scope: 'Six floors, shell and core',
  location: 'Lisbon',
  year: '2024–2026',
  sector: 'Offices',
  picture: 'steel',
  figure: {scale: '1:200', subject: 'The frame'},
  keynotes: keynotes.slice(0, 3),
  lead: 'A frame that arrived by ship, and a programme that was drawn round the tides.',
  action: 'Get in Touch',
  closing: {heading: 'Tell us what you mean to build.', action: 'Contact Us'},
  related: [],
};
