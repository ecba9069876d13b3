import type {ReactNode} from 'react';
import {FigureRow} from '@site/src/components/picture/FigureRow';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {Steps} from '@site/src/components/steps/Steps';
import {ModelFigure} from '../picture/ModelFigure';

const promises = [
  {
    title: 'Measured twice',
    text: 'Once to draw it, and once after the plasterer has left. Walls move. We believe the second visit.',
  },
  {
    title: 'Agreed in your hand',
    text: 'You approve a full-size corner or a drawer before we cut the rest.',
  },
  {
    title: 'Fitted to the wall',
    text: 'Scribed to the walls, floors and ceilings you really have, slopes included.',
  },
];

/** Furniture that is made to measure. */
export function MadeToMeasure(): ReactNode {
  return (
    <Section>
      <SectionHead
        heading={
          <>
            <span className="nowrap">Made-to-measure</span> furniture
          </>
        }
        statement
      >
        For the alcove that is wider at the top than at the bottom.
      </SectionHead>
      <FigureRow>
        <ModelFigure
          name="kitchen"
          sizes="(min-width: 62rem) 64rem, 100vw"
          number={2}
          subject="Kitchen with an island"
          scale="1:10"
        />
        <ModelFigure
          name="bench"
          sizes="(min-width: 48rem) 52rem, 100vw"
          number={3}
          subject="The bench it is made on"
          scale="1:4"
        />
      </FigureRow>
      <div className="after-figures">
        <Steps steps={promises} numbered={false} columns={3} />
      </div>
    </Section>
  );
}
