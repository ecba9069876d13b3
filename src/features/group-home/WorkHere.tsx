import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {GoLink} from '@site/src/components/action/GoLink';
import {Figure} from '@site/src/components/picture/Figure';
import {Columns} from '@site/src/components/section/Columns';
import {Section} from '@site/src/components/section/Section';
import {companies} from '@site/src/data/companies/companies';
import {ModelPicture} from '../picture/ModelPicture';

/** The way to the careers page and straight to its openings. */
export function WorkHere(): ReactNode {
  return (
    <Section>
      <Columns
        split="even"
        left={
          <>
            <h2>We are hiring, from bench joiner to night security</h2>
            <p>Each opening says where, which hours, and what we ask of you.</p>
            <ButtonLink to="/recruitment" variant="plain">
              Join Our Team
            </ButtonLink>
            <GoLink to="/careers#current-openings">Current Openings</GoLink>
          </>
        }
      >
        <Figure
          picture={
            <ModelPicture
              name="bench"
              sizes="(min-width: 80rem) 46rem, (min-width: 62rem) 56vw, 100vw"
            />
          }
          caption={`Fig. 05 The bench, ${companies.bespoke.name}. Scale model, 1:4.`}
        />
      </Columns>
    </Section>
  );
}
