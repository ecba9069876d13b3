import type {ReactNode} from 'react';
import {Spread} from '@site/src/components/picture/Spread';
import {brand} from '@site/src/data/brand/brand';
import {companies} from '@site/src/data/companies/companies';
import {ModelPicture} from '../picture/ModelPicture';

/** Where the group comes from and how its companies work together. */
export function OurCompany(): ReactNode {
  return (
    <Spread
      wordsFirst
      picture={<ModelPicture name="firedoor" sizes="(min-width: 62rem) max(58vw, 76rem), 100vw" />}
    >
      <h2>Our Company</h2>
      <p className="lead">
        {brand.name} designs, builds, fits out, staffs and looks after buildings across the UK.
      </p>
      <p>
        We began as a joinery shop beside the docks at {brand.address.town}. Five companies now
        share one building there: architects on the upper floor, joiners below them, and a control
        room that is staffed through the night. A drawing goes down one staircase to become a door;
        two years later, the engineer who services that door can walk up and ask why.
      </p>
      <p>
        Clients come to us for one of those things and tend to stay for the others. There is no
        obligation to: each company is appointed, priced and measured on its own.
      </p>
      <p className="caption">
        Fig. 02 The door, cut away, {companies.bespoke.name}. Scale model, 1:5.
      </p>
    </Spread>
  );
}
