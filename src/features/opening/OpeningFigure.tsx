import type {ReactNode} from 'react';
import type {Opening} from '@site/src/plugins/openings/schema';
import {ModelFigure} from '../picture/ModelFigure';
import {whileOpen} from './closing';
import {openingPicture} from './opening-picture';

/** The model beside an opening. Loads when it comes near: nobody waits for it to apply. */
export function OpeningFigure({opening}: {readonly opening: Opening}): ReactNode {
  return (
    <div className="job__figure" {...whileOpen(opening)}>
      <ModelFigure
        {...openingPicture(opening)}
        number={1}
        sizes="(min-width: 80rem) 46rem, (min-width: 62rem) 56vw, 100vw"
        panorama
      />
    </div>
  );
}
