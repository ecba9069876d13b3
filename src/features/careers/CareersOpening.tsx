import type {ReactNode} from 'react';
import {ButtonLink, ButtonRow} from '@site/src/components/action/actions';
import {Opening} from '@site/src/components/hero/Opening';
import {brand} from '@site/src/data/brand/brand';
import {companies} from '@site/src/data/companies/companies';
import {ModelPicture} from '../picture/ModelPicture';
import {CURRENT_OPENINGS} from './CurrentOpenings';

/** The careers page begins at the bench. */
export function CareersOpening(): ReactNode {
  return (
    <Opening
      title="Work you can put your hand on"
      lead={`Joiners, guards, cleaners, site managers and surveyors, in ${brand.address.town} and across the UK.`}
      picture={<ModelPicture name="bench" sizes="(min-width: 62rem) 58vw, 100vw" priority />}
      caption={`Fig. 01 The bench, ${companies.bespoke.name}. Scale model, 1:4.`}
      brief
    >
      <ButtonRow>
        <ButtonLink to={`#${CURRENT_OPENINGS}`}>Current Openings</ButtonLink>
      </ButtonRow>
    </Opening>
  );
}
