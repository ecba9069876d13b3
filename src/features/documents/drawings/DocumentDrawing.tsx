import type {ReactNode} from 'react';
import {Drawing} from '@site/src/components/drawing/Drawing';
import {FitOutDrawing} from './FitOutDrawing';
import type {MarginDrawingName} from '@site/src/shared/documents/drawings';
import {marginDrawings} from './margin-drawings';

/** A small drawing beside the text it explains, or within the text where there is no margin. */
function MarginDrawing({name}: {readonly name: MarginDrawingName}): ReactNode {
  const {caption, height, ...drawing} = marginDrawings[name];
  return (
    <figure className="figure margin-drawing" data-search="skip">
      <Drawing {...drawing} frame={{left: 0, top: 0, width: 240, height}} />
      <figcaption className="caption">
        <span className="figure__number" />
        {caption}.
      </figcaption>
    </figure>
  );
}

/** Renders one of the drawings made for a single document. */
export function DocumentDrawing({name}: {readonly name: 'fit-out' | MarginDrawingName}): ReactNode {
  return name === 'fit-out' ? <FitOutDrawing /> : <MarginDrawing name={name} />;
}
