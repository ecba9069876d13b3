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
    text: 'You hold a full-size corner or a finished drawer before the rest of the timber is cut.',
  },
  {
    title: 'Fitted by its maker',
    text: 'The joiner who made it scribes it to your wall, and takes the packaging home.',
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
        For the alcove that is 14 mm wider at the top, as most of them are.
      </SectionHead>
      <FigureRow>
        <ModelFigure
          name="kitchen"
          sizes="(min-width: 62rem) 64rem, 100vw"
          number={2}
          subject="Kitchen with an island"
          scale="1:20"
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
