import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/GoLink';
import {Spread} from '@site/src/components/picture/Spread';
import {Entry, Register} from '@site/src/components/register/Register';
import {international} from '@site/src/data/international/international';
import {ModelPicture} from '../picture/ModelPicture';

/** Work abroad, on the page's one ink spread. */
export function GlobalExpansion(): ReactNode {
  return (
    <Spread
      tone="ink"
      picture={<ModelPicture name="manila" sizes="(min-width: 62rem) max(58vw, 72rem), 100vw" />}
    >
      <h2>Made in one place, fitted in another</h2>
      <Register tone="ink">
        {international.countries.map(({id, label, summary}) => (
          <Entry key={id} name={label} layout="below">
            {summary}
          </Entry>
        ))}
      </Register>
      <GoLink to="/international-projects">View International Projects</GoLink>
      <p className="caption">Fig. 04 Office complex, Manila. Scale model, 1:250.</p>
    </Spread>
  );
}
