import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/GoLink';
import {Programme} from '@site/src/components/programme/Programme';
import {Columns} from '@site/src/components/section/Columns';
import {Section} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import {companies, workStages} from '@site/src/data/companies/companies';

const {design, construction, bespoke, facilities, recruitment} = companies;

const bars = [design, construction, bespoke, facilities, recruitment].map(
  ({id, shortName, programme}) => ({company: id, name: shortName, ...programme}),
);

/** Who the group is, and which company carries the job at which work stage. */
export function AboutTheGroup(): ReactNode {
  return (
    <Section tone="card">
      <Columns split="even" left={<h2>Excellence across the built environment</h2>}>
        <p className="lead">
          {brand.shortName} brings construction, design and facilities management together in{' '}
          {brand.address.town}, and works across the UK.
        </p>
        <p>
          A guard who knows how a door was hung notices when it no longer closes. An architect who
          has to answer to the cleaning supervisor draws a floor that can be cleaned. We keep these
          trades in one group because each makes the others better.
        </p>
        <GoLink to="/about">About {brand.shortName}</GoLink>
      </Columns>
      <div className="programme-head">
        <h3>Who carries the job, stage by stage</h3>
        <p className="quiet">Where lines overlap, companies work from the same drawings.</p>
      </div>
      <Programme stages={workStages} bars={bars} />
    </Section>
  );
}
