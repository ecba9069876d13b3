import type {ReactNode} from 'react';
import type {Opening} from '@site/src/plugins/openings/schema';
import {AlreadyIn} from './AlreadyIn';
import {ApplyActions} from './ApplyActions';
import {OpeningBlock} from './OpeningBlock';
import {OpeningFigure} from './OpeningFigure';
import {OpeningTools} from './OpeningTools';
import {OpeningTrail} from './OpeningTrail';

interface Props {
  readonly opening: Opening;
  readonly closed: boolean;
}

/** The first screen: the job, the way to apply, its terms. */
export function OpeningTop({opening, closed}: Props): ReactNode {
  return (
    <header className="wrap document__top job__top">
      <div className="document__back-cell">
        <OpeningTrail title={opening.title} />
      </div>
      <div className="document__title">
        <h1>{opening.title}</h1>
        <p className="lead">{opening.description}</p>
        <ApplyActions opening={opening} closed={closed} />
        {closed ? <AlreadyIn opening={opening} /> : <OpeningTools opening={opening} />}
      </div>
      <div className="document__control">
        <OpeningBlock opening={opening} closed={closed} />
      </div>
      {!closed && <OpeningFigure opening={opening} />}
    </header>
  );
}
