import type {ReactNode} from 'react';
import {CompanyName, TitleBlock} from '@site/src/components/titleblock/TitleBlock';
import {companies} from '@site/src/data/companies/companies';
import {Sample} from '../Sample';

const cells = [
  {
    term: 'Company',
    value: <CompanyName company="bespoke">{companies.bespoke.name}</CompanyName>,
    wide: true,
  },
  {term: 'Scope', value: 'Doorsets of 30 and 60 minutes', wide: true},
  {term: 'Location', value: 'Nationwide UK'},
  {term: 'Hours', value: '24/7'},
  {term: 'Reference', value: 'BES-01', reference: true},
  {term: 'Effective', value: '1 April 2026'},
];

/** The control block of a drawing or a policy. */
export function TitleBlockSheet(): ReactNode {
  return (
    <div className="wrap">
      <Sample name="Beside a document">
        <div className="style-aside">
          <TitleBlock cells={cells} />
        </div>
      </Sample>
      <Sample name="In a row">
        <TitleBlock cells={cells.slice(2)} row />
      </Sample>
    </div>
  );
}
