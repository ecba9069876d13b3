import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/actions';
import {CompanyCard} from '@site/src/components/card/CompanyCard';
import {CardTrio} from '@site/src/components/card/RuledCard';
import {Section, SectionHead} from '@site/src/components/section/Section';
import {CompanyName, TitleBlock} from '@site/src/components/titleblock/TitleBlock';
import {companies, type CompanyId} from '@site/src/data/companies/companies';
import {international, type International} from '@site/src/data/international/international';
import {ModelPicture} from '../../site/ModelPicture';

const projects: International['featuredWork'] = international.featuredWork;

interface Props {
  /** The company whose page it is: only its own projects are shown. */
  readonly company: CompanyId;
}

/** The project write-ups in which a company had a part. */
export function FeaturedProjects({company}: Props): ReactNode {
  return (
    <Section>
      <SectionHead heading="Projects">
        Example projects: the brief, the programme, the figures and what we would do differently.
      </SectionHead>
      <CardTrio>
        {projects
          .filter((project) => project.companies.includes(company))
          .map(({title, text, href, picture}) => (
            <CompanyCard
              key={href}
              title={title}
              to={href}
              picture={<ModelPicture name={picture} sizes="(min-width: 48rem) 46vw, 100vw" />}
            >
              {text}
            </CompanyCard>
          ))}
      </CardTrio>
      <div className="after-cards">
        <GoLink to="/projects">All projects</GoLink>
      </div>
    </Section>
  );
}

/** Every project as a row: picture, place, companies, sum, and the time planned and taken. */
export function ProjectRows(): ReactNode {
  return (
    <div className="project-rows">
      {projects.map(({title, text, href, picture, figures, ...project}) => (
        <div key={href} className="project-row">
          <CompanyCard
            title={title}
            to={href}
            picture={<ModelPicture name={picture} sizes="(min-width: 62rem) 40rem, 100vw" />}
          >
            {text}
          </CompanyCard>
          <TitleBlock
            cells={[
              {term: 'Place', value: project.place, wide: true},
              {
                term: 'Companies',
                value: project.companies.map((company) => (
                  <div key={company}>
                    <CompanyName company={company}>{companies[company].shortName}</CompanyName>
                  </div>
                )),
                wide: true,
              },
              {term: figures.sumIs, value: figures.sum, wide: true},
              {term: 'Planned', value: figures.planned},
              {term: figures.actualIs, value: figures.actual},
            ]}
          />
        </div>
      ))}
    </div>
  );
}
