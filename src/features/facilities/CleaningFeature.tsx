import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/GoLink';
import {FigureCaption} from '@site/src/components/picture/FigureCaption';
import {Spread} from '@site/src/components/picture/Spread';
import {brand} from '@site/src/data/brand/brand';
import {services} from '@site/src/data/services/services';
import {ModelPicture} from '../picture/ModelPicture';

/** Cleaning, the first of the two services the facilities home page pitches. */
export function CleaningFeature(): ReactNode {
  return (
    <Spread
      tone="card"
      closeUp
      picture={<ModelPicture name="lobby" sizes="(min-width: 62rem) 120vw, 290vw" />}
    >
      <h2>Nobody should notice that we have been</h2>
      <p className="lead">They should only notice the day we have not.</p>
      <p>
        Every room stands on a schedule: what is done there, and how often. Our{' '}
        {brand.people.cleaning} cleaning staff work to it, and once a month the score is taken from
        a sample that you choose.
      </p>
      <GoLink to={services.cleaning.href}>Commercial cleaning</GoLink>
      <p className="caption">
        <FigureCaption number={2} subject="Office lobby, detail" scale="1:50" />
      </p>
    </Spread>
  );
}
