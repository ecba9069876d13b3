import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/GoLink';
import {FigureCaption} from '@site/src/components/picture/FigureCaption';
import {Spread} from '@site/src/components/picture/Spread';
import {brand} from '@site/src/data/brand/brand';
import {services} from '@site/src/data/services/services';
import {ModelPicture} from '../picture/ModelPicture';

/** Security, the second of the two services the facilities home page pitches. */
export function SecurityFeature(): ReactNode {
  return (
    <Spread tone="ink" wordsFirst picture={<ModelPicture name="night" sizes="100vw" />}>
      <h2>Somebody awake who knows the building by name</h2>
      <p className="lead">Quiet, lit where it matters, and walked.</p>
      <p>
        Our {brand.people.security} security staff cover gatehouses, receptions, patrols and the
        control room in {brand.address.town}. Officers hold Security Industry Authority licences
        where the law requires one. The night’s report is with you by 7:00 AM.
      </p>
      <GoLink to={services.security.href}>Commercial security</GoLink>
      <p className="caption">
        <FigureCaption number={3} subject="Office after ten" scale="1:100" />
      </p>
    </Spread>
  );
}
