import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Entry, Register} from '@site/src/components/register/Register';
import {Columns} from '@site/src/components/section/Columns';
import {Section} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import {careers} from '@site/src/data/careers/careers';

/** The way to apply that works today: by e-mail, or with help on the telephone. */
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
            <p>
              By e-mail to <a href={`mailto:${mailbox}`}>{mailbox}</a>. If forms or e-mail are
              difficult, ring <a href={main.href}>{main.display}</a> and we fill in the application
              with you.
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
