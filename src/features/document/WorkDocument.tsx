import type {ReactNode} from 'react';
import {ButtonLink, ButtonRow} from '@site/src/components/action/actions';
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
import {entities} from '@site/src/data/companies/companies';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import {neighbourCard} from '@site/src/data/services/neighbours';
import type {ProjectFrontMatter, ServiceFrontMatter} from '@site/src/content/documents/schema';
import {ContactCallToAction} from '../contact/ContactCallToAction';
import {HeroPicture, ModelPicture} from '../picture/ModelPicture';
import {Pagination} from './Pagination';
import {PrintFooter} from './PrintFooter';
import {SectionBar, Sidebar} from './Sidebar';
import {SupersededNotice} from './Standing';
import {DocumentTrail} from './Trail';
import {editionCell} from './EditionSwitch';
import {fullReference} from './reference';

/** Pictures with a dark sky of their own: the scrim would only muddy it. */
const NIGHT_PICTURES: readonly string[] = ['night', 'emergency'];

interface ModelHeroProps {
  readonly document: ServiceFrontMatter | ProjectFrontMatter;
}

/** The hero picture with its numbered points, and the key beneath. */
function ModelHero({document}: ModelHeroProps): ReactNode {
  const {title, company, picture, figure, keynotes = []} = document;
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
      />
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

/** Three neighbours of the page. */
function Neighbours({heading, slugs}: NeighboursProps): ReactNode {
  const cards = slugs.map(neighbourCard);
  if (cards.length === 0) {
    return null;
  }
  return (
    <Section tone="card">
      <SectionHead heading={heading} />
      <CardTrio>
        {cards.map(({title, href, picture, company, strapline}) => (
          <CompanyCard
            key={href}
            title={title}
            to={href}
            company={company}
            picture={<ModelPicture name={picture} sizes="(min-width: 62rem) 26rem, 100vw" />}
          >
            {strapline}
          </CompanyCard>
        ))}
      </CardTrio>
    </Section>
  );
}

interface Props {
  readonly document: ServiceFrontMatter | ProjectFrontMatter;
  /** Names the title block for screen readers. */
  readonly factsLabel: string;
  /** Cells of the title block between scope and reference. */
  readonly facts: readonly TitleBlockCell[];
  readonly neighboursHeading: string;
  /** Stands above the lead. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** Work the group does or has done: model, facts, text, neighbours, a way to get in touch. */
export function WorkDocument(props: Props): ReactNode {
  const {document, factsLabel, facts, neighboursHeading, notice, children} = props;
  const {company, scope, reference, lead, action, related, closing} = document;
  const cells: readonly TitleBlockCell[] = [
    {
      term: 'Company',
      value: <CompanyName company={company}>{entities[company].name}</CompanyName>,
      wide: true,
    },
    {term: 'Scope', value: scope, wide: true},
    ...facts,
    {term: 'Reference', value: fullReference(reference), reference: true},
    editionCell,
  ];
  return (
    <>
      <article className="document">
        <PrintFooter />
        <SupersededNotice />
        <ModelHero document={document} />
        <SectionBar />
        <div className="wrap">
          <DocumentTrail />
          <div className="document__body document__body--work">
            <div className="document__lead stack">
              {notice}
              <p className="lead">{lead}</p>
              <ButtonRow>
                <ButtonLink to="/contact">{action}</ButtonLink>
              </ButtonRow>
            </div>
            <div className="document__side">
              <aside aria-label={factsLabel}>
                <TitleBlock cells={cells} />
              </aside>
              <Sidebar />
            </div>
            <div className="prose">{children}</div>
          </div>
        </div>
      </article>
      <Neighbours heading={neighboursHeading} slugs={related} />
      <ContactCallToAction {...closing} />
      <Pagination />
    </>
  );
}
