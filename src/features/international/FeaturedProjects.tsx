import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/actions';
import {Entry, Register} from '@site/src/components/register/Register';
import {Columns, Section} from '@site/src/components/section/Section';
import {Link} from '@site/src/components/action/Link';
import type {CompanyId} from '@site/src/data/companies/companies';
import {international, type International} from '@site/src/data/international/international';

interface Props {
  /** The company whose page it is: only its own projects are shown. */
  readonly company: CompanyId;
}

/** The project write-ups in which a company had a part. */
export function FeaturedProjects({company}: Props): ReactNode {
  const work: International['featuredWork'] = international.featuredWork;
  const projects = work.filter(({companies}) => companies.includes(company));
  return (
    <Section>
      <Columns
        left={
          <>
            <h2>Projects</h2>
            <p className="quiet">
              Example projects: the brief, the programme, the figures and what we would do
              differently.
            </p>
            <GoLink to="/projects">All projects</GoLink>
          </>
        }
      >
        <Register>
          {projects.map(({title, text, href}) => (
            <Entry key={href} name={<Link to={href}>{title}</Link>}>
              {text}
            </Entry>
          ))}
        </Register>
      </Columns>
    </Section>
  );
}
