import type {ReactNode} from 'react';
import ApplicationPage from '@site/src/features/careers/application/ApplicationPage';
import CareersPage from '@site/src/features/careers/CareersPage';
import {
  exampleOpening,
  exampleOpenings,
} from '@site/src/features/careers/finder/openings.test-data';
import OpeningPage from '@site/src/features/careers/opening/OpeningPage';
import type {ExampleFamily} from './addresses';

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
};

/**
 * Shows a type of page with made-up content, so that editing real content does not change its
 * reference picture.
 */
export default function ExamplePage({family}: {readonly family: ExampleFamily}): ReactNode {
  return <>{pages[family]}</>;
}
