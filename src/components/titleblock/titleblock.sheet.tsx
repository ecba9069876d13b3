import clsx from 'clsx';
import type {ReactNode} from 'react';
import {wayfindingClass} from '@site/src/components/wayfinding';
import {companies, companyOf} from '@site/src/data/companies/companies';
import {Sample} from '@site/src/features/style-page/Sample';
import {CompanyName, TitleBlock} from './TitleBlock';

const all = companies;

export function CompanySheet(): ReactNode {
  return (
    <div className="wrap">
      <Sample name="Company names, and the group's own">
        <ul className="row">
          {all.map(({id, name}) => (
            <li key={id}>
              <CompanyName company={id}>{name}</CompanyName>
            </li>
          ))}
          <li>
            <CompanyName company="group">Group</CompanyName>
          </li>
        </ul>
      </Sample>
      <Sample name="Keynotes">
        <ul className="row">
          {all.map(({id, letter}) => (
            <li key={id} className={wayfindingClass(id)}>
              <span className="keynote">{letter}</span>
            </li>
          ))}
          <li>
            <span className="keynote">1</span>
          </li>
        </ul>
      </Sample>
      <Sample name="Rules">
        {all.map(({id}) => (
          <div key={id} className={clsx('style-page__rule', wayfindingClass(id))} />
        ))}
      </Sample>
    </div>
  );
}

const cells = [
  {
    term: 'Company',
    value: <CompanyName company="bespoke">{companyOf('bespoke').name}</CompanyName>,
    wide: true,
  },
  {term: 'Scope', value: 'Doorsets of 30 and 60 minutes', wide: true},
  {term: 'Location', value: 'Nationwide UK'},
  {term: 'Hours', value: '24/7'},
  {term: 'Reference', value: 'BES-01', reference: true},
  {term: 'Effective', value: '1 April 2026'},
];

export function TitleBlockSheet(): ReactNode {
  return (
    <div className="wrap">
      <Sample name="Beside a document">
        <div className="style-page__aside">
          <TitleBlock cells={cells} />
        </div>
      </Sample>
      <Sample name="In a row">
        <TitleBlock cells={cells.slice(2)} row />
      </Sample>
    </div>
  );
}
