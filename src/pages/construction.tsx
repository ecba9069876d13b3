import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ButtonLink, GoLink} from '@site/src/components/action/actions';
import {Link} from '@site/src/components/action/Link';
import {CardTrio} from '@site/src/components/card/RuledCard';
import {CompanyCard} from '@site/src/components/card/CompanyCard';
import {Spread} from '@site/src/components/picture/Figure';
import {Entry, Register} from '@site/src/components/register/Register';
import {Columns, Section, SectionHead} from '@site/src/components/section/Section';
import {companyOf} from '@site/src/data/companies/companies';
import {group} from '@site/src/data/group/group';
import {ContactCallToAction} from '@site/src/features/contact/ContactCallToAction';
import {CompanyProjects} from '@site/src/features/documents/projects/FeaturedProjects';
import {useAllWorks, useHasDocument, useWorks} from '@site/src/features/documents/works';
import {LandingHero} from '@site/src/features/companies/LandingHero';
import {ModelFigure} from '@site/src/features/site/ModelFigure';
import {ModelCaption, ModelPicture} from '@site/src/features/site/ModelPicture';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Construction"
      description="Commercial buildings, renovations, design and build, project management, quantity surveying and fit-out, with one site manager and a traceable price."
    >
      <ConstructionHero />
      <ServiceCards />
      <ManagementServices />
      <WhyChoose />
      <CompanyProjects company="construction" skip={1} />
      <ContactCallToAction
        heading="Tell us what is on the site now and what you want to build."
        action="Get a Quote"
      />
    </Layout>
  );
}

/** The first screen of the construction company's page. */
function ConstructionHero(): ReactNode {
  return (
    <LandingHero
      title="Built as drawn"
      lead={`${companyOf('construction').name}: new buildings, fit-out and renovation, costed and managed by one firm.`}
      picture="steel"
      subject="Steel frame, with the last beam on the hook"
      narrow
    >
      <ButtonLink to="/contact">Get a Quote</ButtonLink>
      <ButtonLink to="#services" variant="onPicture">
        Our Services
      </ButtonLink>
    </LandingHero>
  );
}

/** The six service cards of the construction landing page (specification 2). */
function ServiceCards(): ReactNode {
  return (
    <Section id="services">
      <SectionHead heading="Our Services">
        Appoint us for the whole building, for one part of it, or just to measure and price it.
      </SectionHead>
      <CardTrio>
        {useWorks('construction').map(({title, text, path, picture, company}) => (
          <CompanyCard
            key={path}
            title={title}
            to={path}
            company={company}
            action="Learn More"
            picture={<ModelPicture name={picture} sizes="(min-width: 48rem) 33vw, 100vw" />}
          >
            {text}
          </CompanyCard>
        ))}
      </CardTrio>
      <div className="after">
        <ButtonLink to="/construction-services" variant="plain">
          View All Construction Services
        </ButtonLink>
      </div>
    </Section>
  );
}

const managementServices = ['/services/project-management', '/services/specialist-management'];

/** Building management by the facilities company, for buildings that stay in use. */
function ManagementServices(): ReactNode {
  const works = useAllWorks().filter(({path}) => managementServices.includes(path));
  const [work] = works;
  if (work === undefined) return null;
  return (
    <Spread tone="ink" picture={<ModelPicture name="boilers" sizes="100vw" />}>
      <h2 id="management-services">Management services</h2>
      <p>
        These services are for buildings that stay open during the work.{' '}
        {companyOf(work.company).name} provides them and acts for you, not for the builder.
      </p>
      <Register tone="ink">
        {works.map(({title, text, path}) => (
          <Entry key={path} name={<GoLink to={path}>{title}</GoLink>} layout="below">
            {text}
          </Entry>
        ))}
      </Register>
      <p className="caption" data-search="skip">
        <ModelCaption name="boilers" number={2} subject="Pumps in a plant room" />
      </p>
    </Spread>
  );
}

/** Titles of the certified management systems, for the entry below. */
const systems = group.accreditations
  .filter(({id}) => id === 'systems')
  .flatMap(({stamps}) => stamps.map(({title}) => title))
  .join('; ');

const BID_PACK = '/reports/bid-pack';

/** Verifiable reasons to appoint the construction company. */
function WhyChoose(): ReactNode {
  const hasBidPack = useHasDocument(BID_PACK);
  return (
    <Section tone="card">
      <Columns
        left={
          <>
            <h2>Why choose {companyOf('construction').name}</h2>
            <p className="quiet">
              These are our commitments on a new commercial building. Each service page gives the
              terms for that service.
            </p>
            <ModelFigure
              name="endplate"
              sizes="(min-width: 62rem) 28rem, 100vw"
              number={3}
              subject="Bolted end plate on a steel beam"
            />
          </>
        }
      >
        <Register>
          <Entry name="One site manager">
            You’ll have the same site manager from the first pile to handover, and walk round the
            building with them every week.
          </Entry>
          <Entry name="A price with the exclusions listed">
            We list everything that isn’t included, such as land, planning fees, connections beyond
            the boundary and loose furniture.
          </Entry>
          <Entry name="Figures you can trace">
            You can trace each sum to the item, its dimensions, and the drawing and revision that we
            measured.
          </Entry>
          <Entry name="A monthly report">
            By the fifth working day of each month you’ll get a report on progress, cost, changes
            not yet priced, accidents and near misses.
          </Entry>
          <Entry name="Prompt repair of defects">
            We attend to urgent defects within 24 hours and to others within ten working days, until
            the end of the rectification period.
          </Entry>
          {systems !== '' && (
            <Entry name="Certified systems">
              {systems}.
              {hasBidPack && (
                <>
                  {' '}
                  Certificates, insurance, accounts and safety figures are in our{' '}
                  <Link to={BID_PACK}>bid pack</Link>.
                </>
              )}
            </Entry>
          )}
        </Register>
      </Columns>
    </Section>
  );
}
