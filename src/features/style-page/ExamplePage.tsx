import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import ApplicationPage from '@site/src/features/careers/application/ApplicationPage';
import CareersPage from '@site/src/features/careers/CareersPage';
import {
  exampleOpening,
  exampleOpenings,
} from '@site/src/features/careers/finder/openings.test-data';
import OpeningPage from '@site/src/features/careers/opening/OpeningPage';
import type {ProjectFrontMatter, ServiceFrontMatter} from '@site/src/shared/documents/schema';
import type {ExampleFamily} from './addresses';
import {ExampleDocument} from './examples/ExampleDocument';
import {examplePolicy, exampleFacts} from './examples/policy-example';

const keynotes = [
  {x: 16, y: 81, name: 'Gatehouse', note: 'Every visitor logged'},
  {x: 52, y: 74, name: 'Reception', note: 'Guards who greet'},
  {x: 69, y: 37, name: 'Floors', note: 'Walked every night'},
  {x: 86, y: 74, name: 'Perimeter', note: 'Lit and patrolled'},
];

/** A made-up service. */
const exampleService: ServiceFrontMatter = {
  title: 'Key holding',
  description: 'A service that no one offers, made up to show how the page of a service looks.',
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
  lead: 'A key that hangs in our safe is never lost, and someone who knows the door brings it.',
  action: 'Get a Quote',
  closing: {heading: 'Walk the building with us, once.', action: 'Request a Quote'},
  related: [],
};

/** A made-up project. */
const exampleProject: ProjectFrontMatter = {
  title: 'Harbour office',
  description: 'A project that no one built, made up to show how the page of a project looks.',
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

const opening = exampleOpening({
  pay: {from: 17.6, to: 20.4, unit: 'hour'},
  interview: '2027-02-09',
  requirements: [
    'Able to read a joinery drawing and set out full size from it.',
    'Safe on planer, spindle moulder and mortiser.',
    'Your own hand tools; we supply machines.',
  ],
});

function Text(): ReactNode {
  return (
    <>
      <h2>What you will do</h2>
      <p>You take a job from the rod to the lorry.</p>
      <ul>
        <li>Set out on a rod, list the cutting and choose the boards yourself.</li>
        <li>Machine, joint and dry assemble.</li>
      </ul>
      <h2>What we offer</h2>
      <p>A workshop closed between Christmas and New Year, and a yearly tool allowance.</p>
    </>
  );
}

/** The page of a made-up opening. */
function ExampleOpening(): ReactNode {
  return (
    <OpeningPage
      opening={opening}
      similar={exampleOpenings.slice(0, 3)}
      jobPosting={{}}
      content={Text}
    />
  );
}

const pages: Readonly<Record<ExampleFamily, ReactNode>> = {
  careers: <CareersPage openings={exampleOpenings} />,
  opening: <ExampleOpening />,
  application: <ApplicationPage openings={exampleOpenings} />,
  policy: <ExampleDocument document={examplePolicy} facts={exampleFacts} family="policies" />,
  'policy-superseded': (
    <ExampleDocument
      document={examplePolicy}
      facts={{...exampleFacts, state: 'superseded', coming: undefined}}
      family="policies"
      superseded
    />
  ),
  service: <ExampleDocument document={exampleService} family="services" />,
  project: <ExampleDocument document={exampleProject} family="projects" />,
};

/** A family of pages with made-up content, so that it can be judged whatever editors write. */
export default function ExamplePage({family}: {readonly family: ExampleFamily}): ReactNode {
  return (
    <>
      {pages[family]}
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
    </>
  );
}
