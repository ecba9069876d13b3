import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {ButtonLink, GoLink, NarrowFold} from '@site/src/components/action/actions';
import {CompanyCards} from '@site/src/components/card/RuledCard';
import {CompanyCard} from '@site/src/components/card/CompanyCard';
import {Stamps} from '@site/src/components/drawing/Stamps';
import {Figure, Pair, PairHalf, Spread} from '@site/src/components/picture/Figure';
import {Programme} from '@site/src/components/programme/Programme';
import {Points} from '@site/src/components/register/Register';
import {Columns, Section, SectionHead} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import {companies, companyWords, workStages} from '@site/src/data/companies/companies';
import {group, isEmpty} from '@site/src/data/group/group';
import {international} from '@site/src/data/international/international';
import {story} from '@site/src/data/story/story';
import {ContactCallToAction} from '@site/src/features/contact/ContactCallToAction';
import {GroupProjects} from '@site/src/features/documents/projects/FeaturedProjects';
import {useHasDocument, useWorksAt} from '@site/src/features/documents/works';
import {longDay} from '@site/src/shared/dates';
import {numbersKept} from '@site/src/shared/numbers-kept';
import {HomeHero} from '@site/src/features/companies/HomeHero';
import {LatePicture, ModelCaption, ModelPicture} from '@site/src/features/site/ModelPicture';
import {homeData} from '@site/src/features/site/structured-data/organisation';
import {StructuredData} from '@site/src/features/site/structured-data/StructuredData';

const {home} = story;

/** Pages that not every group has. */
const WORK_ABROAD = '/international-projects';
const STATEMENT = '/policies/modern-slavery';

/** Group home page (specification 2, "Group home page"). */
export default function GroupHomePage(): ReactNode {
  return (
    <Layout title={home.title} description={home.description}>
      <HomeHero />
      <OurCompanies />
      <DayAndNight />
      <AboutTheGroup />
      <GroupProjects heading="Recent work" />
      <GlobalExpansion />
      <WorkHere />
      <Accreditations />
      <ContactCallToAction
        heading="Tell us about your building. We’ll tell you who should come and look at it."
        action="Get in Touch"
      />
      <StructuredData data={homeData} />
    </Layout>
  );
}

/** The companies that clients appoint, and those that staff them. */
function OurCompanies(): ReactNode {
  return (
    <Section id="our-companies">
      <SectionHead heading={companyWords.heading}>
        Appoint one for a single job, or {companyWords.everyAppointed} for the life of a building.{' '}
        {home.companies}
      </SectionHead>
      <CompanyCards>
        {companies.map(({id, shortName, href, letter, picture, summary, blurb}, index) => (
          <CompanyCard
            key={id}
            title={shortName}
            to={href}
            company={id}
            letter={letter}
            brief={summary}
            picture={
              <ModelPicture
                name={picture}
                sizes={
                  index < 2
                    ? '(min-width: 80rem) 48rem, (min-width: 62rem) 58vw, (min-width: 48rem) 50vw, 90vw'
                    : '(min-width: 80rem) 27rem, (min-width: 48rem) 33vw, 90vw'
                }
              />
            }
          >
            {blurb}
          </CompanyCard>
        ))}
      </CompanyCards>
    </Section>
  );
}

/** The two main services, such as cleaning and security. */
function DayAndNight(): ReactNode {
  const halves = home.dayAndNight?.halves ?? [];
  const works = useWorksAt(halves.map(({path}) => path));
  if (home.dayAndNight === undefined) return null;
  const {heading, text: lead} = home.dayAndNight;
  const shown = works.flatMap((work, index) => {
    const half = halves.find(({path}) => path === work.path);
    return half ? {...work, ...half, number: index + 2} : [];
  });
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={heading} statement>
          {lead}
        </SectionHead>
      </div>
      <Pair>
        {shown.map(({path, title, text, picture, number, subject, link}) => (
          <PairHalf
            key={path}
            picture={
              <ModelPicture
                name={picture}
                sizes="(min-width: 62rem) max(50vw, 70rem), (min-width: 48rem) 50vw, 100vw"
              />
            }
            caption={<ModelCaption name={picture} {...{number, subject}} />}
            heading={title}
          >
            <p className="quiet">{text}</p>
            <GoLink to={path}>{link}</GoLink>
          </PairHalf>
        ))}
      </Pair>
    </section>
  );
}

const bars = companies.map(({id, shortName, programme}) => ({
  company: id,
  name: shortName,
  ...programme,
}));

const stages = workStages.map(({picture, ...stage}) => ({
  ...stage,
  picture:
    picture === 'tower7' ? (
      <ModelPicture
        name={picture}
        sizes="(min-width: 86rem) 54rem, (min-width: 62rem) 62vw, 94vw"
      />
    ) : (
      <LatePicture name={picture} />
    ),
}));

/** An introduction to the group, and which company is responsible at each work stage. */
function AboutTheGroup(): ReactNode {
  return (
    <Section id="excellence" tone="card">
      <Columns split="even" left={<h2>Excellence across the built environment</h2>}>
        <p className="lead">{home.together.lead}</p>
        <p>{home.together.text}</p>
        <GoLink to="/about">About {brand.shortName}</GoLink>
      </Columns>
      <div className="after">
        <NarrowFold
          label={`Who does what: ${workStages.length} stages, ${companies.length} companies`}
        >
          <Programme
            stages={stages}
            bars={bars}
            caption={
              <ModelCaption
                name="tower7"
                number={4}
                subject="The tower in Fig. 01 at eight stages"
              />
            }
          >
            <h3>Which company does what, stage by stage</h3>
            <p className="quiet">
              Choose a stage to see the building and who is at work. Where the lines overlap, the
              companies work from the same drawings.
            </p>
          </Programme>
        </NarrowFold>
      </div>
    </Section>
  );
}

/** International work, in the page's only dark spread. */
function GlobalExpansion(): ReactNode {
  if (isEmpty(international.countries)) return null;
  const {picture, subject} = international.home;
  return (
    <Spread
      tone="ink"
      picture={<ModelPicture name={picture} sizes="(min-width: 62rem) max(58vw, 72rem), 100vw" />}
    >
      <h2 id="international-work">International work</h2>
      <Points
        points={international.countries.map(({label, summary}) => ({title: label, text: summary}))}
        tone="ink"
        layout="below"
      />
      <GoLink to={WORK_ABROAD}>View International Projects</GoLink>
      <p className="caption" data-search="skip">
        <ModelCaption name={picture} number={5} subject={subject} />
      </p>
    </Spread>
  );
}

/** Links to the careers page and to its list of openings. */
function WorkHere(): ReactNode {
  return (
    <Section>
      <Columns
        split="even"
        left={
          <>
            <h2 id="hiring">{home.hiring}</h2>
            <p>Every advert gives the place, the hours, the pay and what we’re looking for.</p>
            <ButtonLink to="/recruitment" variant="plain">
              Join Our Team
            </ButtonLink>
            <GoLink to="/careers#current-openings">Current Openings</GoLink>
          </>
        }
      >
        <Figure
          picture={
            <ModelPicture
              name="bench"
              sizes="(min-width: 80rem) 46rem, (min-width: 62rem) 56vw, 100vw"
            />
          }
          caption={
            <ModelCaption
              name="bench"
              number={6}
              subject="Joiner’s bench, with a plane and a dovetailed box"
            />
          }
        />
      </Columns>
    </Section>
  );
}

/**
 * Certifications as stamps. The two statutory registers are listed separately, because they
 * register people, not companies. The modern slavery statement is linked here because section 54 of
 * the Modern Slavery Act 2015 requires a prominent link on the home page.
 */
function Accreditations(): ReactNode {
  const hasStatement = useHasDocument(STATEMENT);
  if (!hasStatement && isEmpty(group.accreditations) && isEmpty(group.registers)) return null;
  return (
    <Section id="accreditations">
      {!isEmpty(group.accreditations) && (
        <>
          <SectionHead heading="Accreditations" />
          <Stamps groups={group.accreditations} />
        </>
      )}
      {!isEmpty(group.registers) && (
        <div className="after">
          <Columns
            left={
              <>
                <h3>Licences and registers</h3>
                <p className="quiet">These cover our people, not our companies.</p>
              </>
            }
          >
            <Points points={group.registers} />
          </Columns>
        </div>
      )}
      <div className="row row--apart after">
        {hasStatement && (
          <p>
            Read our <Link to={STATEMENT}>modern slavery statement</Link> for the year ended{' '}
            {numbersKept(longDay(brand.turnover.yearEnd))}.
          </p>
        )}
        {!isEmpty(group.accreditations) && <GoLink to="/contact">Ask for the certificates</GoLink>}
      </div>
    </Section>
  );
}
