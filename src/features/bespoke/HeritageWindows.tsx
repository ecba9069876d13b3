import type {ReactNode} from 'react';
import {Plate} from '@site/src/components/picture/Plate';
import {Entry, Register} from '@site/src/components/register/Register';
import {Section} from '@site/src/components/section/Section';
import {ModelFigure} from '../picture/ModelFigure';

/** Old windows: recorded, repaired, and copied only where they must be. */
export function HeritageWindows(): ReactNode {
  return (
    <Section>
      <Plate
        upright
        wordsFirst
        figure={
          <ModelFigure
            name="sash"
            sizes="(min-width: 62rem) 62rem, 100vw"
            number={5}
            subject="Box sash window"
            scale="1:5"
          />
        }
      >
        <h2>Heritage windows</h2>
        <p className="lead">
          A sash that has slid for a hundred and fifty years has earned a second opinion.
        </p>
        <Register>
          <Entry name="Recorded">
            Sections are recorded, for the conservation officer and for whoever has to match them.
          </Entry>
          <Entry name="Repaired">
            We repair before we replace. A window that can be mended is mended.
          </Entry>
          <Entry name="Copied">
            Where it cannot, box sash or casement, it is copied. We can match a moulding from a
            short length of the original.
          </Entry>
        </Register>
      </Plate>
    </Section>
  );
}
