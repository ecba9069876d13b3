import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/actions';
import {CardTrio} from '@site/src/components/card/RuledCard';
import {Section, SectionHead} from '@site/src/components/section/Section';
import {companies, entityOf} from '@site/src/data/companies/companies';
import type {ListedProject} from '@site/src/shared/documents/registers';
import {useProjects} from '../works';
import {ProjectCard, VALUES_NOTE} from './ProjectCard';

/** Number of projects on a company's or service's page. */
const SHOWN = 2;

/** Layout widths of the pictures in a row of one, two or three. */
const SIZES = [
  '(min-width: 86rem) 64rem, (min-width: 48rem) 75vw, 100vw',
  '(min-width: 86rem) 39rem, (min-width: 48rem) 47vw, 100vw',
];

interface Props {
  readonly heading: string;
  readonly projects: readonly ListedProject[];
  readonly more?: string;
  readonly moreLabel?: string;
  readonly tone?: 'page' | 'card';
  /** Whether the titles are headings; the default is true. */
  readonly headings?: boolean;
}

/** A section of projects with their pictures; nothing if there is none. */
function ProjectCards(props: Props): ReactNode {
  const {heading, projects, more = '/projects', moreLabel = 'All projects', tone, headings} = props;
  return (
    projects.length > 0 && (
      <Section tone={tone}>
        <SectionHead heading={heading}>{VALUES_NOTE}</SectionHead>
        <CardTrio>
          {projects.map((project) => (
            <ProjectCard
              key={project.path}
              project={project}
              heading={headings}
              alone={projects.length === 1}
              sizes={SIZES[projects.length - 1]}
            />
          ))}
        </CardTrio>
        <div className="after">
          <GoLink to={more}>{moreLabel}</GoLink>
        </div>
      </Section>
    )
  );
}

interface CompanyProps extends Pick<Props, 'headings'> {
  readonly company: string;
  /** How many to leave out, because a neighbouring page shows them. */
  readonly skip?: number;
}

/** Two projects of a company: those that it leads come first. */
export function CompanyProjects({company, skip = 0, headings}: CompanyProps): ReactNode {
  const own = useProjects().filter(({companies}) => companies.includes(company));
  const leads = (project: ListedProject): number => Number(project.companies[0] === company);
  return (
    <ProjectCards
      heading="Projects"
      headings={headings}
      projects={own.toSorted((one, other) => leads(other) - leads(one)).slice(skip, skip + SHOWN)}
      more={`/projects?company=${company}`}
      moreLabel={`All projects by ${entityOf(company).shortName}`}
    />
  );
}

/** Each appointed company's UK project with the latest reference. */
export function GroupProjects({heading}: {readonly heading: string}): ReactNode {
  const projects = useProjects().filter(({region}) => region !== 'abroad');
  return (
    <ProjectCards
      heading={heading}
      projects={companies
        .flatMap(({id}) => projects.findLast(({companies: [lead]}) => lead === id) ?? [])
        .slice(0, 3)}
    />
  );
}

export function ServiceProjects({address}: {readonly address: string}): ReactNode {
  const projects = useProjects().filter(({services}) => services.includes(address));
  return <ProjectCards heading="Projects" projects={projects.slice(0, SHOWN)} />;
}

/** Scores what two projects have in common; a shared service scores most. */
function likeness(one: ListedProject, other: ListedProject): number {
  return (
    4 * one.services.filter((service) => other.services.includes(service)).length +
    3 * Number(one.companies[0] === other.companies[0]) +
    2 * Number(one.sector === other.sector) +
    Number(one.region === other.region)
  );
}

/** The two projects most like this one. */
export function SimilarProjects({address}: {readonly address: string}): ReactNode {
  const projects = useProjects();
  const here = projects.find(({path}) => path === address);
  const others = projects.filter((project) => project !== here);
  return (
    here && (
      <ProjectCards
        heading="Similar projects"
        projects={others
          .toSorted((one, other) => likeness(here, other) - likeness(here, one))
          .slice(0, SHOWN)}
        tone="card"
      />
    )
  );
}
