import type {ReactNode} from 'react';
import {entityOf} from '@site/src/data/companies/companies';
import {FirstPaintScript} from '@site/src/platform/first-paint/FirstPaintScript';
import type {ListedProject} from '@site/src/shared/documents/registers';
import {ContactCallToAction} from '../../contact/ContactCallToAction';
import {DocumentBreadcrumb} from '../BreadcrumbBar';
import {EditionFoot} from '../EditionSwitch';
import {DocumentData} from '../../site/structured-data/DocumentData';
import {useFrontMatter} from '../front-matter';
import {PageText} from '../PageText';
import {PrintFooter} from '../Print';
import {useProjects} from '../works';
import {ProjectCard, VALUES_NOTE} from './ProjectCard';
import {capitalised} from './ProjectFacts';

/**
 * Filters the register by sector, company and region, from the address and by three lists. The page
 * contains the text of this function (see FirstPaintScript), so it uses nothing from outside.
 */
function filterProjects(): void {
  const page = document.currentScript?.parentElement;
  const form = page?.querySelector('form');
  const status = page?.querySelector('[role=status]');
  if (!page || !form || !status) return;
  const lists = [...form.querySelectorAll('select')];
  const rows = [...page.querySelectorAll<HTMLElement>('li[data-sector]')];
  const show = () => {
    for (const row of rows) {
      row.hidden = lists.some(
        ({name, value}) => value !== '' && !row.dataset[name]?.split(' ').includes(value),
      );
    }
    const shown = rows.filter(({hidden}) => !hidden).length;
    status.textContent =
      shown === 0
        ? 'No project matches all three. Choose “All” in one of the lists.'
        : `${shown} of ${rows.length} projects`;
  };
  const asked = new URLSearchParams(location.search);
  for (const list of lists) {
    const wanted = asked.get(list.name) ?? '';
    list.value = [...list.options].some(({value}) => value === wanted) ? wanted : '';
  }
  form.addEventListener('change', () => {
    const query = new URLSearchParams(location.search);
    for (const {name, value} of lists) {
      if (value === '') query.delete(name);
      else query.set(name, value);
    }
    const text = query.toString();
    history.replaceState(history.state, '', text === '' ? location.pathname : `?${text}`);
    show();
  });
  form.hidden = false;
  show();
}

/** Writes a value for an address. Example: `north-west`. */
const slug = (value: string): string => value.toLowerCase().replaceAll(' ', '-');

interface ListProps {
  readonly name: 'sector' | 'company' | 'region';
  /** Label of each choice, by its value in the address. */
  readonly choices: ReadonlyMap<string, string>;
}

function FilterList({name, choices}: ListProps): ReactNode {
  return (
    <div className="field">
      <label htmlFor={`projects-${name}`}>{capitalised(name)}</label>
      <select className="input" id={`projects-${name}`} name={name}>
        <option value="">All</option>
        {[...choices].map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The last day of a finished project. */
const lastDay = ({status, period}: ListedProject): string =>
  status === 'complete' ? (period.to ?? '') : '';

/** Picture widths: the two cards of the first row, and all others. */
const [LEADING, ANY] = ['(min-width: 62rem) 58vw, 100vw', '(min-width: 62rem) 33vw, 50vw'];

/**
 * All projects, latest first, with three lists to filter them. Without scripts, all show.
 */
function ProjectCards({projects}: {readonly projects: readonly ListedProject[]}): ReactNode {
  const choices = (pairs: readonly (readonly [string, string])[]) =>
    new Map([...pairs].sort(([, one], [, other]) => one.localeCompare(other, 'en')));
  const companies = projects.flatMap((project) => project.companies);
  return (
    <div className="wrap">
      <h2 className="visually-hidden">All projects</h2>
      <div className="project__bar">
        <form
          className="project__filter"
          aria-label="Filter the projects"
          autoComplete="off"
          hidden
        >
          <FilterList
            name="sector"
            choices={choices(projects.map(({sector}) => [sector, capitalised(sector)]))}
          />
          <FilterList
            name="company"
            choices={choices(companies.map((company) => [company, entityOf(company).shortName]))}
          />
          <FilterList
            name="region"
            choices={choices(projects.map(({region}) => [slug(region), capitalised(region)]))}
          />
        </form>
        <p className="project__count" role="status" data-search="skip">
          {projects.length} projects
        </p>
      </div>
      <ul className="project__cards">
        {[...projects]
          .sort((one, other) => lastDay(other).localeCompare(lastDay(one)))
          .map((project, index) => (
            <li
              key={project.path}
              data-sector={project.sector}
              data-company={project.companies.join(' ')}
              data-region={slug(project.region)}
            >
              <ProjectCard project={project} sizes={index < 2 ? LEADING : ANY} />
            </li>
          ))}
      </ul>
      <FirstPaintScript run={filterProjects} args={[]} />
    </div>
  );
}

/** The page of all projects. */
export function ProjectRegister({children}: {readonly children: ReactNode}): ReactNode {
  const {title, lead, closing} = useFrontMatter('project register');
  const projects = useProjects();
  return (
    <>
      <article className="document">
        <PrintFooter />
        <header className="wrap grid document__top">
          <div className="document__back-cell">
            <DocumentBreadcrumb />
          </div>
          <div className="document__title col-text">
            <h1>{title}</h1>
          </div>
          <div className="document__control stack stack--close">
            <p className="lead">{lead}</p>
            {projects.some(({example = true}) => example) && <p className="quiet">{VALUES_NOTE}</p>}
          </div>
        </header>
        <ProjectCards projects={projects} />
        <div className="wrap">
          <div className="document__body">
            <div className="prose project__notes">
              <PageText>{children}</PageText>
            </div>
            <EditionFoot />
          </div>
        </div>
      </article>
      <ContactCallToAction {...closing} />
      <DocumentData />
    </>
  );
}
