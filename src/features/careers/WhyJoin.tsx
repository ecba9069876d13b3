import type {ReactNode} from 'react';
import {Entry, Register} from '@site/src/components/register/Register';
import {Columns} from '@site/src/components/section/Columns';
import {Section} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import {group} from '@site/src/data/group/group';

/**
 * Why join: what we promise, in terms that can be checked. On narrow windows the reasons are named
 * in one line, which opens to all that they say: the openings come next.
 */
export function WhyJoin(): ReactNode {
  return (
    <Section tight>
      {/* One text, not two: the second would move when the letters arrive. */}
      <Columns left={<h2>{`Why join ${brand.shortName}`}</h2>}>
        <details className="disclosure disclosure--narrow">
          <summary>{group.careerReasons.map(({title}) => title).join('. ')}.</summary>
          <Register>
            {group.careerReasons.map(({title, text}) => (
              <Entry key={title} name={title}>
                {text}
              </Entry>
            ))}
          </Register>
        </details>
      </Columns>
    </Section>
  );
}
