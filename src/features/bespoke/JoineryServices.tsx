import type {ReactNode} from 'react';
import {Entry, Register} from '@site/src/components/register/Register';
import {Columns} from '@site/src/components/section/Columns';
import {Section} from '@site/src/components/section/Section';
import {joinery} from '@site/src/data/joinery/joinery';

/** Everything the workshop makes, in the order of the specification (section 1). */
export function JoineryServices(): ReactNode {
  return (
    <Section id="services" tone="card">
      <Columns
        left={
          <>
            <h2>Our Services</h2>
            <p className="quiet">One piece or a whole building, for a home or a head office.</p>
          </>
        }
      >
        <Register>
          {joinery.services.map(({id, title, text}) => (
            <Entry key={id} id={id} name={title}>
              {text}
            </Entry>
          ))}
        </Register>
      </Columns>
    </Section>
  );
}
