import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/actions';
import {Sample} from '@site/src/features/style-page/Sample';
import {CallToAction, Columns, Section, SectionHead} from './Section';

const HERE = '#sections';

export function SectionSheet(): ReactNode {
  return (
    <>
      <Sample name="On the page, then without its upper edge" bleed>
        <Section>
          <SectionHead heading="A heading of a section">
            One or two quiet sentences, on the same base line.
          </SectionHead>
        </Section>
        <Section flushTop>
          <SectionHead heading="A statement, once a page" statement />
        </Section>
      </Sample>
      <Sample name="On card, columns 4 and 8" bleed>
        <Section tone="card">
          <Columns left={<h2>Heading left</h2>}>
            <p>Reading matter right, from the fifth column.</p>
          </Columns>
        </Section>
      </Sample>
      <Sample name="Columns 5 and 7" bleed>
        <Section>
          <Columns split="even" left={<h2>A heading with more to say</h2>}>
            <p>Reading matter right, from the sixth column.</p>
          </Columns>
        </Section>
      </Sample>
      <Sample name="The last of a page" bleed>
        <CallToAction
          heading="One sentence, one button."
          action={<ButtonLink to={HERE}>Get in Touch</ButtonLink>}
        >
          Or the other way to reach someone.
        </CallToAction>
      </Sample>
    </>
  );
}
