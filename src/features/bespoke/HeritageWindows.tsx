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
            Every moulding is drawn full size before anything is taken out, for you and for the
            conservation officer.
          </Entry>
          <Entry name="Repaired">
            New timber is let into old where a sill or a joint has gone. Old glass goes back if it
            can be saved.
          </Entry>
          <Entry name="Copied">
            Past repair, a window is made again to the recorded sections, in slow-grown redwood or
            oak, box sash or casement.
          </Entry>
        </Register>
      </Plate>
    </Section>
  );
}
