import type {ReactNode} from 'react';
import type {Opening} from '@site/src/plugins/openings/schema';
import {AlreadyIn} from './AlreadyIn';
import {ApplyActions} from './ApplyActions';
import {OpeningBlock} from './OpeningBlock';
import {OpeningFigure} from './OpeningFigure';
import {OpeningTools} from './OpeningTools';
import {OpeningTrail} from './OpeningTrail';
import {afterwards} from './closing';

interface Props {
  readonly opening: Opening;
}

/** The first screen: the job, the way to apply, its terms. */
export function OpeningTop({opening}: Props): ReactNode {
  return (
    <header className="wrap document__top job__top">
      <div className="document__back-cell">
        <OpeningTrail title={opening.title} />
      </div>
      <div className="document__title">
        <h1>{opening.title}</h1>
        <p className="lead">{opening.description}</p>
        <ApplyActions opening={opening} />
        <div {...afterwards(opening)}>
          <AlreadyIn opening={opening} />
        </div>
        <OpeningTools opening={opening} />
      </div>
      <div className="document__control">
        <OpeningBlock opening={opening} />
      </div>
      <OpeningFigure opening={opening} />
    </header>
  );
}
