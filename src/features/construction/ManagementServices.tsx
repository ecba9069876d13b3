import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/GoLink';
import {FigureCaption} from '@site/src/components/picture/FigureCaption';
import {Spread} from '@site/src/components/picture/Spread';
import {Entry, Register} from '@site/src/components/register/Register';
import {companies} from '@site/src/data/companies/companies';
import {managementServices, services} from '@site/src/data/services/services';
import {ModelPicture} from '../picture/ModelPicture';

/** Management for buildings that stay open, by the facilities company. */
export function ManagementServices(): ReactNode {
  return (
    <Spread tone="ink" picture={<ModelPicture name="plantroom" sizes="100vw" />}>
      <h2>Management services</h2>
      <p>
        Sometimes you need a person on your side of the table, not on the scaffold. These two come
        from {companies.facilities.name}, for buildings that stay open during the work.
      </p>
      <Register tone="ink">
        {managementServices.map((slug) => {
          const {title, description, href} = services[slug];
          return (
            <Entry key={slug} name={<GoLink to={href}>{title}</GoLink>} layout="below">
              {description}
            </Entry>
          );
        })}
      </Register>
      <p className="caption">
        <FigureCaption number={2} subject="Plant room in a working building" scale="1:50" />
      </p>
    </Spread>
  );
}
