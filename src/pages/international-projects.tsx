import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ButtonLink, ButtonRow} from '@site/src/components/action/actions';
import {CompanyCard} from '@site/src/components/card/CompanyCard';
import {CardTrio} from '@site/src/components/card/RuledCard';
import {Figure} from '@site/src/components/picture/Figure';
import {Points} from '@site/src/components/register/Register';
import {Section, SectionHead} from '@site/src/components/section/Section';
import {TabPanel, Tabs} from '@site/src/components/tabs/Tabs';
import {brand} from '@site/src/data/brand/brand';
import {international} from '@site/src/data/international/international';
import {pictureNote} from '@site/src/data/pictures/sources';
import type {Country} from '@site/src/data/international/international';
import {ContactCallToAction} from '@site/src/features/contact/ContactCallToAction';
import {ProjectLocator} from '@site/src/features/companies/international/ProjectLocator';
import {useProjects, useWorks} from '@site/src/features/documents/works';
import {ModelCaption, ModelPicture} from '@site/src/features/site/ModelPicture';
import {PictureHero} from '@site/src/features/site/PictureHero';

/** International projects page (specification 2, "International projects page"). */
export default function InternationalProjectsPage(): ReactNode {
  return (
    <Layout
      title="International Projects"
      description="Windows and fire-rated doors from the Philippines, retail fit-outs and a new building in the USA, and construction consultancy in Saudi Arabia."
    >
      <InternationalHero />
      <Countries />
      <FeaturedWork />
      <ContactCallToAction
        heading="Send us your drawings, and tell us where and when you plan to build."
        action="Contact Our International Team"
      />
    </Layout>
  );
}

const {picture, subject} = international.hero;

const FEATURED = 'featured-international-work';

/** The top of the page; the specification fixes its title. */
function InternationalHero(): ReactNode {
  return (
    <PictureHero
      title="International Projects"
      name={picture}
      caption={<ModelCaption name={picture} number={1} subject={subject} />}
      lead={`Joinery from the Philippines, projects in the USA and advice in Saudi Arabia, managed from ${brand.address.town}.`}
    >
      <ButtonRow>
        <ButtonLink to="/contact">Get in Touch</ButtonLink>
        <ButtonLink to={`#${FEATURED}`} variant="onPicture">
          Our Work
        </ButtonLink>
      </ButtonRow>
    </PictureHero>
  );
}

const {countries, defaultCountry} = international;

/**
 * The countries as tabs, one visible at a time (specification 2, "International projects page").
 * The first paint already shows the requested country; without JavaScript, all are visible.
 */
function Countries(): ReactNode {
  return (
    <section className="section section--tabs">
      <div className="wrap">
        <Tabs label="Countries" tabs={countries} fallback={defaultCountry} parameter="country" />
        {countries.map((country) => (
          <TabPanel key={country.id} id={country.id}>
            <CountryWork country={country} />
          </TabPanel>
        ))}
      </div>
    </section>
  );
}

interface Props {
  readonly country: Country;
}

/** The work in one country: text, the main picture, and a list of points beside another picture. */
function CountryWork({country}: Props): ReactNode {
  const {heading, paragraphs, pointsHeading, points, figures} = country;
  return (
    <div className="country grid">
      <div className="stack col-left-wide">
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {figures.map(({picture, subject}, index) => (
        <div
          key={picture}
          className={clsx(
            'figure__level',
            index === 0 ? 'country__whole col-right' : 'country__detail col-left-wide',
          )}
        >
          <Figure
            picture={
              <ModelPicture
                name={picture}
                sizes="(min-width: 80rem) 46rem, (min-width: 62rem) 58vw, 100vw"
              />
            }
            caption={
              <>
                <span className="figure__number" />
                {subject}. {pictureNote(picture)}.
              </>
            }
          />
        </div>
      ))}
      <div className="stack col-right">
        <h3>{pointsHeading}</h3>
        <Points points={points} layout="below" />
      </div>
    </div>
  );
}

/** Three projects abroad with links to their pages, and a map of their locations. */
function FeaturedWork(): ReactNode {
  const projects = useProjects();
  const works = useWorks('projects');
  return (
    <Section id={FEATURED} tone="card">
      <SectionHead heading="Featured International Work" />
      {works.length > 0 && (
        <CardTrio>
          {works.map(({title, text, path, picture}) => (
            <CompanyCard
              key={path}
              title={title}
              to={path}
              picture={
                <ModelPicture
                  name={picture}
                  sizes="(min-width: 80rem) 34rem, (min-width: 48rem) 40vw, 100vw"
                />
              }
            >
              {text}
              <br />
              {projects.find((each) => each.path === path)?.weeks}
            </CompanyCard>
          ))}
        </CardTrio>
      )}
      <div className="after">
        <ProjectLocator />
      </div>
    </Section>
  );
}
