import type {ReactNode} from 'react';
import {Spread} from '@site/src/components/picture/Spread';
import {TitleBlock} from '@site/src/components/titleblock/TitleBlock';
import {brand} from '@site/src/data/brand/brand';
import {companies} from '@site/src/data/companies/companies';
import {longDay} from '../document/dates';
import {ModelPicture} from '../picture/ModelPicture';

const {address, legal, people, turnover} = brand;

/** The group's own control block. */
const facts = [
  {term: 'Began', value: `${brand.foundedYear}, as a joinery shop`},
  {term: 'Group since', value: brand.incorporatedYear},
  {term: 'People', value: people.total},
  {term: `Turnover, year to ${longDay(turnover.yearEnd)}`, value: turnover.display},
  {term: 'Headquarters', value: `${address.building}, ${address.town}`},
  {term: `Company number, ${legal.registeredIn}`, value: legal.number, reference: true},
];

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
        We began as a joinery shop beside the docks at {address.town}. Five companies now share one
        building there: architects on the upper floor, joiners below them, and a control room that
        is staffed through the night. A drawing goes down one staircase to become a door; two years
        later, the engineer who services that door can walk up and ask why.
      </p>
      <p>
        Clients come to us for one of those things and tend to stay for the others. There is no
        obligation to: each company is appointed, priced and measured on its own.
      </p>
      <TitleBlock cells={facts} />
      <p className="caption">
        Fig. 02 The door, cut away, {companies.bespoke.name}. Scale model, 1:5.
      </p>
    </Spread>
  );
}
