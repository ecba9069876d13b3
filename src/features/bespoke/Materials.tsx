import type {ReactNode} from 'react';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {Steps} from '@site/src/components/steps/Steps';
import {joinery} from '@site/src/data/joinery/joinery';

const materials = joinery.materials.map(({name, text}) => ({title: name, text}));

/** What the joinery is made of. */
export function Materials(): ReactNode {
  return (
    <Section>
      <SectionHead heading="Materials">
        Chosen for where the piece will stand and how it will be cleaned.
      </SectionHead>
      <Steps steps={materials} numbered={false} columns={4} />
    </Section>
  );
}
