import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CompanyName} from '@site/src/components/titleblock/TitleBlock';
import {wayfindingClass} from '@site/src/components/wayfinding';
import {companies} from '@site/src/data/companies/companies';
import {Sample} from '../Sample';

const all = Object.values(companies);

/** The colour and the letter of each company: square, keynote, rule. */
export function CompanySheet(): ReactNode {
  return (
    <div className="wrap">
      <Sample name="Company names, and the group's own">
        <ul className="style-row">
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
        <ul className="style-row">
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
          <div key={id} className={clsx('style-rule', wayfindingClass(id))} />
        ))}
      </Sample>
    </div>
  );
}
