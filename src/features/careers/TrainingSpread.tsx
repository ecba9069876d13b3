import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/GoLink';
import {Spread} from '@site/src/components/picture/Spread';
import {companies} from '@site/src/data/companies/companies';
import {ModelPicture} from '../picture/ModelPicture';

/** For those whom the security openings would turn away: where the licence is learnt. */
export function TrainingSpread(): ReactNode {
  return (
    <Spread
      picture={<ModelPicture name="training" sizes="(min-width: 62rem) 58vw, 100vw" />}
      tone="ink"
    >
      <h2>No licence yet?</h2>
      <p>
        Guards and patrol officers need one from the Security Industry Authority.{' '}
        {companies.recruitment.name} teaches the courses that come before the application. A course
        does not guarantee a job.
      </p>
      <GoLink to="/services/security-training">Security training</GoLink>
      <p className="caption">Fig. 02 The practice room. Scale model, 1:50.</p>
    </Spread>
  );
}
