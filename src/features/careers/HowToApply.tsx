import {Link} from '@site/src/components/action/Link';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {Entry, Register} from '@site/src/components/register/Register';
import {Columns} from '@site/src/components/section/Columns';
import {Section} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import {careers} from '@site/src/data/careers/careers';
import {APPLY_PATH} from '@site/src/plugins/openings/addresses';

/** What the first of the steps asks for, and the other ways for those to whom forms are difficult. */
export function HowToApply(): ReactNode {
  const {main} = brand.phone;
  const {careers: mailbox} = brand.email;
  return (
    <Section id="how-to-apply">
      <Columns
        split="even"
        left={
          <>
            <h2>How to apply</h2>
            <p>The same form serves every position.</p>
            <ButtonLink to={APPLY_PATH}>Apply Online</ButtonLink>
            <p>
              If forms are difficult, ring <a href={main.href}>{main.display}</a> and we fill it in
              with you, or send your CV and the reference of the position to{' '}
              <a href={`mailto:${mailbox}`}>{mailbox}</a>. We treat all three ways alike.
            </p>
            <p className="quiet">
              What we do with your details, and for how long, is in the{' '}
              <Link to="/privacy/candidates">privacy notice for candidates</Link>.
            </p>
          </>
        }
      >
        <Register>
          {careers.applying.map(({title, text}) => (
            <Entry key={title} name={title}>
              {text}
            </Entry>
          ))}
        </Register>
      </Columns>
    </Section>
  );
}
