import type {ReactNode} from 'react';
import {Section} from '@site/src/components/section/Section';
import {CompanyName} from '@site/src/components/titleblock/CompanyName';
import {TitleBlock, type TitleBlockCell} from '@site/src/components/titleblock/TitleBlock';
import {brand} from '@site/src/data/brand/brand';
import {companies} from '@site/src/data/companies/companies';

const {cleaning, security, maintenance} = brand.people;

const facts: readonly TitleBlockCell[] = [
  {
    term: 'Company',
    value: <CompanyName company="facilities">{companies.facilities.name}</CompanyName>,
    wide: true,
  },
  {term: 'Location', value: 'Nationwide UK', wide: true},
  {term: 'People', value: cleaning + security + maintenance, reference: true},
  {term: 'Emergencies', value: '24/7', reference: true},
  {
    term: 'Emergency line',
    value: <a href={brand.phone.emergency.href}>{brand.phone.emergency.display}</a>,
    wide: true,
    reference: true,
  },
];

/** How the four teams work as one contract. */
export function ManagementIntro(): ReactNode {
  return (
    <Section>
      <div className="grid">
        <div className="stack col-text">
          <h2>Four teams, one manager who can sign for a decision</h2>
          <p className="lead">
            Appoint one team or all four, with one contract manager either way.
          </p>
          <p>
            The gain is in what they tell each other. A cleaner who sees a dripping valve, a wedged
            fire door or a failed lamp reports it before the end of the shift. The helpdesk gives it
            a priority that you can see, and says who is coming and when.
          </p>
        </div>
        <div className="col-aside">
          <TitleBlock cells={facts} />
        </div>
      </div>
    </Section>
  );
}
