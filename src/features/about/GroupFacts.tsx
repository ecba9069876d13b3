import type {ReactNode} from 'react';
import {TitleBlock} from '@site/src/components/titleblock/TitleBlock';
import {brand} from '@site/src/data/brand/brand';
import {longDay} from '../document/dates';

const {address, legal, people, turnover} = brand;

const facts = [
  {term: 'Joinery shop since', value: brand.foundedYear},
  {term: 'Group since', value: brand.incorporatedYear},
  {term: 'People', value: people.total},
  {term: `Turnover, year to ${longDay(turnover.yearEnd)}`, value: turnover.display},
  {term: 'Headquarters', value: `${address.town}, ${address.county}`},
  {term: `Company number, ${legal.registeredIn}`, value: legal.number, reference: true},
];

/** The group's own control block. */
export function GroupFacts(): ReactNode {
  return (
    <div className="wrap titleblock-strip">
      <TitleBlock cells={facts} row />
    </div>
  );
}
