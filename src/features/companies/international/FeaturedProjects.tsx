import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/actions';
import {CompanyCard} from '@site/src/components/card/CompanyCard';
import {CardTrio} from '@site/src/components/card/RuledCard';
import {Section, SectionHead} from '@site/src/components/section/Section';
import {CompanyName, TitleBlock} from '@site/src/components/titleblock/TitleBlock';
import {entities, type CompanyId} from '@site/src/data/companies/companies';
import {useWorks} from '../../documents/works';
import {ModelPicture} from '../../site/ModelPicture';

interface Props {
  /** Only this company's projects are shown. */
  readonly company: CompanyId;
}

/** The write-ups of projects that a company worked on. */
export function FeaturedProjects({company}: Props): ReactNode {
  return (
    <Section>
      <SectionHead heading="Projects">
        Example projects: the brief, the programme, the figures and what we would do differently.
      </SectionHead>
      <CardTrio>
        {useWorks('projects')
          .filter(({companies}) => companies.includes(company))
          .map(({title, text, path, picture}) => (
            <CompanyCard
              key={path}
              title={title}
              to={path}
              picture={<ModelPicture name={picture} sizes="(min-width: 48rem) 46vw, 100vw" />}
            >
              {text}
            </CompanyCard>
          ))}
      </CardTrio>
      <div className="after">
        <GoLink to="/projects">All projects</GoLink>
      </div>
    </Section>
  );
}

/** All projects as rows: picture, place, companies, cost, and planned and actual time. */
export function ProjectRows(): ReactNode {
  return (
    <div className="columns">
      {useWorks('projects').map(({title, text, path, picture, location, companies, outcome}) => (
        <div key={path} className="project-row">
          <CompanyCard
            title={title}
            to={path}
            picture={<ModelPicture name={picture} sizes="(min-width: 62rem) 40rem, 100vw" />}
          >
            {text}
          </CompanyCard>
          <TitleBlock
            cells={[
              {term: 'Place', value: location, wide: true},
              {
                term: 'Companies',
                value: companies.map((company) => (
                  <div key={company}>
                    <CompanyName company={company}>{entities[company].shortName}</CompanyName>
                  </div>
                )),
                wide: true,
              },
              ...(outcome === undefined
                ? []
                : [
                    {term: outcome.sumIs, value: outcome.sum, wide: true},
                    {term: 'Planned', value: outcome.planned},
                    {term: outcome.actualIs, value: outcome.actual},
                  ]),
            ]}
          />
        </div>
      ))}
    </div>
  );
}
