import {useDoc} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ButtonLink, GoLink} from '@site/src/components/action/actions';
import {RuledCard, RuledCards} from '@site/src/components/card/RuledCard';
import {Unbroken} from '@site/src/components/line-breaks';
import {Section, SectionHead} from '@site/src/components/section/Section';
import {
  CompanyName,
  TitleBlock,
  type TitleBlockCell,
} from '@site/src/components/titleblock/TitleBlock';
import {brand} from '@site/src/data/brand/brand';
import {entityOf} from '@site/src/data/companies/companies';
import {heroFacts, pictureNote} from '@site/src/data/pictures/sources';
import type {
  ClosedProjectFrontMatter,
  ProjectFrontMatter,
  ServiceFrontMatter,
} from '@site/src/shared/documents/schema';
import {firstSentence} from '@site/src/shared/documents/lead';
import {ContactCallToAction, PhoneLine} from '../contact/ContactCallToAction';
import {PictureHero} from '../site/PictureHero';
import {Pagination, SectionBar, Sidebar} from './Sidebar';
import {DocumentData} from '../site/structured-data/DocumentData';
import {useFrontMatter} from './front-matter';
import {PageText} from './PageText';
import {PrintFooter} from './Print';
import {EditionFoot, SupersededNotice} from './EditionSwitch';
import {DocumentBreadcrumb} from './BreadcrumbBar';
import {fullReference} from '@site/src/shared/documents/reference';
import {ServiceProjects, SimilarProjects} from './projects/FeaturedProjects';
import {projectCells, ProjectFigures} from './projects/ProjectFacts';
import {useNeighbours} from './works';

interface ContactActionProps {
  /** Label of the button to the contact page. */
  readonly action: string;
  /** Whether the page offers the emergency number instead of the form. */
  readonly emergency: boolean;
}

/** How to get in touch, shown in the sidebar. */
function ContactAction({action, emergency}: ContactActionProps): ReactNode {
  const {display, href} = brand.phone[emergency ? 'emergency' : 'main'];
  return (
    <div className="row sidebar__act">
      {!emergency && <GoLink to="/contact">{action}</GoLink>}
      <a className="target" href={href}>
        {display}
      </a>
    </div>
  );
}

/**
 * The emergency number, fixed to the bottom of the window on phones. document-script.ts hides
 * it while the number at the top is in view.
 */
function CallBar(): ReactNode {
  const {display, href} = brand.phone.emergency;
  return (
    <p className="call-bar foot-bar foot-bar--fixed">
      <a className="button" data-search="skip" href={href}>
        Call {display}
      </a>
    </p>
  );
}

type Work = ServiceFrontMatter | ProjectFrontMatter | ClosedProjectFrontMatter;

/** Returns the project in its current form; undefined for a service and in a closed edition. */
function currentProject(document: Work): ProjectFrontMatter | undefined {
  return 'status' in document ? document : undefined;
}

function companiesOf(document: Work): readonly string[] {
  return 'company' in document ? [document.company] : document.companies;
}

interface Figure {
  readonly subject: string;
  /** Only in closed editions. */
  readonly scale?: string;
}

interface HeroProps {
  readonly document: Work;
  readonly lead: string;
  readonly emergency: boolean;
}

/** The hero picture with its numbered points, and the key beneath. */
function WorkHero({document, lead, emergency}: HeroProps): ReactNode {
  const {title, picture, keynotes = [], action} = document;
  const {subject, scale}: Figure = document.figure;
  const [company = 'group'] = companiesOf(document);
  const {display, href} = brand.phone.emergency;
  // Readers of these pages may need the number that is answered at night.
  const isBuildingService = document.kind === 'service' && company === 'facilities';
  const points = keynotes.map((point, index) => ({...point, mark: String(index + 1), company}));
  return (
    <PictureHero
      title={title}
      variant={heroFacts(picture).isDark ? 'night' : 'page'}
      // The documents plugin has checked the name against the catalogue.
      name={picture}
      twoLines={document.kind === 'service'}
      textFirst={isBuildingService}
      points={points}
      caption={
        <>
          Fig. 01 {pictureNote(picture, scale)}. <Unbroken>{subject}</Unbroken>.
        </>
      }
      entries={points}
    >
      {/* Shown before the text, because people in an emergency don't want to read. */}
      {emergency && (
        <p className="hero__call">
          <span>Emergency, day and night</span> <a href={href}>{display}</a>
        </p>
      )}
      <p className="lead">
        <Unbroken>{lead}</Unbroken>
      </p>
      {!emergency && <ButtonLink to="/contact">{action}</ButtonLink>}
      {!emergency && isBuildingService && <PhoneLine line="emergency" />}
    </PictureHero>
  );
}

interface NeighboursProps {
  readonly heading: string;
  readonly slugs: readonly string[];
}

/** Up to three related documents, as cards of text: their pictures stay on their own pages. */
function Neighbours({heading, slugs}: NeighboursProps): ReactNode {
  const works = useNeighbours(slugs);
  return (
    works.length > 0 && (
      <Section tone="card">
        <SectionHead heading={heading} />
        <RuledCards>
          {works.map(({title, path, strapline}) => (
            <RuledCard key={path} title={title} to={path}>
              {strapline}
            </RuledCard>
          ))}
        </RuledCards>
      </Section>
    )
  );
}

/** The cells of the title block that depend on the kind of document. */
function factsOf(document: Work): readonly TitleBlockCell[] {
  if (document.kind === 'service') {
    const [days, times] = document.hours.split(/, (?=\d)/);
    return [
      {term: 'Location', value: document.location, wide: true},
      {
        term: 'Hours',
        value: (
          <>
            {days}
            {times !== undefined && (
              <>
                , <span className="nowrap">{times}</span>
              </>
            )}
          </>
        ),
        wide: true,
      },
    ];
  }
  return 'status' in document
    ? projectCells(document)
    : [
        {term: 'Location', value: document.location},
        {term: 'Year', value: document.year, reference: true},
        {term: 'Sector', value: document.sector},
      ];
}

/** Related services and projects, at the foot of the page. */
function Related({document}: {readonly document: Work}): ReactNode {
  const {permalink} = useDoc().metadata;
  if ('status' in document) return <SimilarProjects address={permalink} />;
  const isService = document.kind === 'service';
  return (
    <>
      {isService && <ServiceProjects address={permalink} />}
      <Neighbours
        heading={isService ? 'Related services' : 'Featured projects'}
        slugs={document.related}
      />
    </>
  );
}

/**
 * The page of a service or project: model, facts, text, related documents, and how to get in touch.
 */
export function WorkDocument({children}: {readonly children: ReactNode}): ReactNode {
  const document: Work = useFrontMatter('service', 'project');
  const {scope, reference, action, closing} = document;
  const project = currentProject(document);
  const companies = companiesOf(document);
  const isService = document.kind === 'service';
  // On some services the 24-hour number is the main call to action.
  const emergency = isService && document.emergencyPhone === true;
  const [lead, rest] = firstSentence(document.lead);
  const cells: readonly TitleBlockCell[] = [
    {
      term: companies.length > 1 ? 'Companies' : 'Company',
      value: companies.map((company) => (
        <div key={company}>
          <CompanyName company={company}>{entityOf(company).name}</CompanyName>
        </div>
      )),
      wide: true,
    },
    {term: 'Scope', value: <Unbroken>{scope}</Unbroken>, wide: true},
    ...factsOf(document),
    {term: 'Reference', value: fullReference(reference), reference: true},
  ];
  return (
    <>
      <article className="document">
        <PrintFooter />
        <SupersededNotice />
        <WorkHero document={document} lead={lead} emergency={emergency} />
        <SectionBar />
        <div className="wrap">
          <DocumentBreadcrumb />
          <div className="document__body grid document__body--work">
            {rest !== '' && (
              <p className={clsx('document__lead', project ? 'heading' : 'lead')}>{rest}</p>
            )}
            <div className="document__side">
              <aside
                className="document__facts"
                aria-label={isService ? 'Service facts' : 'Project facts'}
              >
                <TitleBlock cells={cells} />
              </aside>
              <Sidebar action={<ContactAction action={action} emergency={emergency} />} />
            </div>
            <div className="prose">
              {project && <ProjectFigures {...project} />}
              <PageText>{children}</PageText>
              {emergency && (
                <div className="stack after">
                  <p>To set up a contract or a plan in advance:</p>
                  <ButtonLink to="/contact" variant="plain">
                    {action}
                  </ButtonLink>
                </div>
              )}
            </div>
            <EditionFoot />
          </div>
        </div>
        {emergency && <CallBar />}
      </article>
      <Related document={document} />
      <ContactCallToAction action={action} {...closing} />
      <Pagination />
      <DocumentData />
    </>
  );
}
