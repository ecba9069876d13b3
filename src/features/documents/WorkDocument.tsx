import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/actions';
import {CompanyCard} from '@site/src/components/card/CompanyCard';
import {CardTrio} from '@site/src/components/card/RuledCard';
import {Hero} from '@site/src/components/hero/Hero';
import {KeyStrip} from '@site/src/components/hero/KeyStrip';
import {Section, SectionHead} from '@site/src/components/section/Section';
import {
  CompanyName,
  TitleBlock,
  type TitleBlockCell,
} from '@site/src/components/titleblock/TitleBlock';
import {brand} from '@site/src/data/brand/brand';
import {entities} from '@site/src/data/companies/companies';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import type {ProjectFrontMatter, ServiceFrontMatter} from '@site/src/shared/documents/schema';
import {firstSentence} from '@site/src/shared/documents/lead';
import {ContactCallToAction} from '../contact/ContactCallToAction';
import {HeroPicture, ModelPicture} from '../site/ModelPicture';
import {Pagination, SectionBar, Sidebar} from './Sidebar';
import {PrintFooter} from './Print';
import {EDITION_LABEL, EditionSwitch, SupersededNotice} from './EditionSwitch';
import {DocumentBreadcrumb} from './BreadcrumbBar';
import {fullReference} from './reference';
import {useNeighbours} from './works';

/** Pictures that are already dark behind the title; the normal scrim would muddy them. */
const NIGHT_PICTURES: readonly string[] = ['night', 'emergency'];

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
    <div className="sidebar__act">
      {!emergency && <ButtonLink to="/contact">{action}</ButtonLink>}
      <a href={href}>{display}</a>
    </div>
  );
}

/** The emergency number, fixed to the bottom of the window on phones. */
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

type Work = ServiceFrontMatter | ProjectFrontMatter;

interface ModelHeroProps {
  readonly document: Work;
  readonly lead: string;
  readonly emergency: boolean;
}

/** The hero picture with its numbered points, and the key beneath. */
function ModelHero({document, lead, emergency}: ModelHeroProps): ReactNode {
  const {title, company, picture, figure, keynotes = [], action} = document;
  const {display, href} = brand.phone.emergency;
  const points = keynotes.map((point, index) => ({...point, mark: String(index + 1), company}));
  return (
    <>
      <Hero
        title={title}
        variant={NIGHT_PICTURES.includes(picture) ? 'night' : 'page'}
        framing={picture}
        picture={
          // The documents plugin has checked the name against the catalogue.
          <HeroPicture name={picture as PictureName} />
        }
        points={points}
      >
        {/* Shown before the text, because people in an emergency don't want to read. */}
        {emergency && (
          <p className="hero__call">
            <span>Emergency, day and night</span>
            <a href={href}>{display}</a>
          </p>
        )}
        <p className="lead">{lead}</p>
        {!emergency && <ButtonLink to="/contact">{action}</ButtonLink>}
      </Hero>
      <KeyStrip
        caption={
          <>
            Fig. 01 Scale model, {figure.scale}. {figure.subject}.
          </>
        }
        entries={points}
      />
    </>
  );
}

interface NeighboursProps {
  readonly heading: string;
  readonly slugs: readonly string[];
}

/** Cards of up to three related documents. */
function Neighbours({heading, slugs}: NeighboursProps): ReactNode {
  const cards = useNeighbours(slugs);
  if (cards.length === 0) {
    return null;
  }
  return (
    <Section tone="card">
      <SectionHead heading={heading} />
      <CardTrio>
        {cards.map(({title, path, picture, company, strapline}) => (
          <CompanyCard
            key={path}
            title={title}
            to={path}
            // Project cards have no company colour, because several companies may have worked on a
            // project.
            company={path.startsWith('/projects/') ? 'group' : company}
            picture={<ModelPicture name={picture} sizes="(min-width: 62rem) 26rem, 100vw" />}
          >
            {strapline}
          </CompanyCard>
        ))}
      </CardTrio>
    </Section>
  );
}

/** Returns the title block's cells that only services or only projects have. */
function factsOf(document: Work): readonly TitleBlockCell[] {
  return document.kind === 'service'
    ? [
        {term: 'Location', value: document.location, wide: true},
        {term: 'Hours', value: document.hours, wide: true},
      ]
    : [
        {term: 'Location', value: document.location},
        {term: 'Year', value: document.year, reference: true},
        {term: 'Sector', value: document.sector},
      ];
}

interface Props {
  readonly document: Work;
  readonly children: ReactNode;
}

/**
 * The page of a service or project: model, facts, text, related documents, and how to get in touch.
 */
export function WorkDocument({document, children}: Props): ReactNode {
  const {company, scope, reference, action, related, closing} = document;
  const isService = document.kind === 'service';
  // On some services the 24-hour number is the main call to action.
  const emergency = isService && document.emergencyPhone === true;
  const [lead, rest] = firstSentence(document.lead);
  const cells: readonly TitleBlockCell[] = [
    {
      term: 'Company',
      value: <CompanyName company={company}>{entities[company].name}</CompanyName>,
      wide: true,
    },
    {term: 'Scope', value: scope, wide: true},
    ...factsOf(document),
    {term: 'Reference', value: fullReference(reference), reference: true},
  ];
  return (
    <>
      <article className="document">
        <PrintFooter />
        <SupersededNotice />
        <ModelHero document={document} lead={lead} emergency={emergency} />
        <SectionBar />
        <div className="wrap">
          <DocumentBreadcrumb />
          <div className="document__body grid document__body--work">
            <div className="document__lead stack">
              {rest !== '' && <p className="lead">{rest}</p>}
              {emergency && (
                <>
                  <p>To set up a contract or a plan in advance:</p>
                  <ButtonLink to="/contact" variant="plain">
                    {action}
                  </ButtonLink>
                </>
              )}
            </div>
            <div className="document__side">
              <aside aria-label={isService ? 'Service facts' : 'Project facts'}>
                <TitleBlock cells={cells} />
              </aside>
              <Sidebar action={<ContactAction action={action} emergency={emergency} />} />
            </div>
            <div className="prose">{children}</div>
            <div className="ruled document__editions">
              <p id={EDITION_LABEL} data-search="skip">
                Edition
              </p>
              <EditionSwitch boxed labelledBy={EDITION_LABEL} />
            </div>
          </div>
        </div>
        {emergency && <CallBar />}
      </article>
      <Neighbours heading={isService ? 'Related services' : 'Featured projects'} slugs={related} />
      <ContactCallToAction {...closing} />
      <Pagination />
    </>
  );
}
