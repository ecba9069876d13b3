import type {ReactNode} from 'react';
import {TabPanel} from '@site/src/components/tabs/TabPanel';
import {Tabs} from '@site/src/components/tabs/Tabs';
import {international} from '@site/src/data/international/international';
import {CountryWork} from './CountryWork';

const {countries, defaultCountry} = international;

/** The number of a country's first figure: the hero is figure 1, the countries go on from there. */
function firstFigure(index: number): number {
  return countries.slice(0, index).reduce((number, {figures}) => number + figures.length, 2);
}

/**
 * One country at a time, chosen by tabs (specification 2, "International projects page").
 * The right one stands in the first paint; without JavaScript all of them follow one another.
 */
export function Countries(): ReactNode {
  return (
    <section className="section section--tabs">
      <div className="wrap">
        <Tabs label="Countries" tabs={countries} fallback={defaultCountry} parameter="country" />
        {countries.map((country, index) => (
          <TabPanel key={country.id} id={country.id}>
            <CountryWork country={country} firstFigure={firstFigure(index)} />
          </TabPanel>
        ))}
      </div>
    </section>
  );
}
