import type {ReactNode} from 'react';
import {exampleOpening, exampleOpenings} from '@site/src/features/careers/finder/example-openings';
import OpeningPage from '@site/src/features/opening/OpeningPage';

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
export function ExampleOpening(): ReactNode {
  return (
    <OpeningPage
      opening={opening}
      similar={exampleOpenings.slice(0, 3)}
      jobPosting={{}}
      content={Text}
    />
  );
}
