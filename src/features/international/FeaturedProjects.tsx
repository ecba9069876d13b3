import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/actions';
import {Entry, Register} from '@site/src/components/register/Register';
import {Columns, Section} from '@site/src/components/section/Section';
import {Link} from '@site/src/components/action/Link';
import {international} from '@site/src/data/international/international';

/** The three project write-ups, for pages of companies that had a part in them. */
export function FeaturedProjects(): ReactNode {
  return (
    <Section>
      <Columns
        left={
          <>
            <h2>Projects</h2>
            <p className="quiet">Brief, programme, figures, and what we would do otherwise.</p>
            <GoLink to="/projects">All projects</GoLink>
          </>
        }
      >
        <Register>
          {international.featuredWork.map(({title, text, href}) => (
            <Entry key={href} name={<Link to={href}>{title}</Link>}>
              {text}
            </Entry>
          ))}
        </Register>
      </Columns>
    </Section>
  );
}
