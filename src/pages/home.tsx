import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {ButtonLink, GoLink} from '@site/src/components/action/actions';
import {RuledCard, RuledQuartet} from '@site/src/components/card/RuledCard';
import {Testimonials} from '@site/src/components/register/Testimonials';
import {Columns, Section, SectionHead} from '@site/src/components/section/Section';
import {brand} from '@site/src/data/brand/brand';
import {companyOf} from '@site/src/data/companies/companies';
import {group, headcount, isEmpty} from '@site/src/data/group/group';
import {ContactCallToAction} from '@site/src/features/contact/ContactCallToAction';
import {CompanyProjects} from '@site/src/features/documents/projects/FeaturedProjects';
import {useHasDocument, useWorksAt} from '@site/src/features/documents/works';
import {LobbyDay} from '@site/src/features/companies/facilities/LobbyDay';
import {LandingHero} from '@site/src/features/companies/LandingHero';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Facilities"
      description="Security and cleaning to a written schedule, property maintenance and emergency response, for buildings across the UK, with a report you can check."
    >
      <FacilitiesHero />
      <HomeServices />
      <CleaningFeature />
      <SecurityFeature />
      <CompanyProjects company="facilities" />
      <ClientVoices />
      <ContactCallToAction
        heading="Tell us about your building and the hours you need covered."
        action="Get in Touch"
      />
    </Layout>
  );
}

/** The first screen of the facilities home page. */
function FacilitiesHero(): ReactNode {
  return (
    <LandingHero
      title="Clean, safe and open"
      lead={`${companyOf('facilities').name}: security, cleaning and repairs for buildings across the UK.`}
      picture="dock"
      subject="Office by the water, cleaned before dawn"
      emergency
    >
      <ButtonLink to="/contact">Get in Touch</ButtonLink>
      <ButtonLink to="/services/cleaning" variant="onPicture">
        Our Services
      </ButtonLink>
    </LandingHero>
  );
}

/** The four services of the facilities home page, in order (specification 2). */
const homeServices = [
  '/services/security',
  '/services/cleaning',
  '/services/property-maintenance',
  '/services/emergency-response',
];

const BID_PACK = '/reports/bid-pack';

function HomeServices(): ReactNode {
  return (
    <Section id="our-services">
      <SectionHead heading="Our Services">
        Choose one service or several. Either way, you’ll have one contract manager.
        {useHasDocument(BID_PACK) && (
          <>
            {' '}
            Tendering? See our <Link to={BID_PACK}>bid pack</Link>.
          </>
        )}
      </SectionHead>
      <RuledQuartet>
        {useWorksAt(homeServices).map(({title, text, path}) => (
          <RuledCard key={path} title={title} to={path} action="Learn More">
            {text}
          </RuledCard>
        ))}
      </RuledQuartet>
      <div className="row row--apart after">
        <ButtonLink to="/services" variant="plain">
          All services
        </ButtonLink>
        <p className="quiet">Need someone now? Call at any hour, from anywhere in the UK.</p>
      </div>
    </Section>
  );
}

/** Cleaning, the first of the page's two main services: a day in a lobby, and the schedule. */
function CleaningFeature(): ReactNode {
  if (useWorksAt(['/services/cleaning']).length === 0) return null;
  return (
    <>
      <LobbyDay figure={2} />
      <Section>
        <Columns
          left={
            <h2 id="cleaning-to-a-schedule-you-can-check">Cleaning to a schedule you can check</h2>
          }
        >
          <p className="lead">
            You get a written schedule for every room, and{' '}
            <Link to="/services/cleaning#monthly-cleaning-audit">
              an inspection score every month
            </Link>
            .
          </p>
          <p>
            The schedule says what we do in each room, and how often. Our {headcount.cleaning}{' '}
            cleaning staff all work to schedules like this. A supervisor inspects a third of the
            rooms every week, and once a month you choose a sample of rooms and join the inspection.
          </p>
          <GoLink to="/services/cleaning">Commercial cleaning</GoLink>
        </Columns>
      </Section>
    </>
  );
}

/** Security, the second of the page's two main services. */
function SecurityFeature(): ReactNode {
  if (useWorksAt(['/services/security']).length === 0) return null;
  return (
    <Section>
      <Columns
        left={
          <h2 id="security-by-officers-who-know-the-building">
            Security by officers who know the building
          </h2>
        }
      >
        <p className="lead">
          We staff gatehouses and receptions, send out patrols and run a control room 24 hours a
          day.
        </p>
        <p>
          Our {headcount.security} security staff hold Security Industry Authority licences where
          the law requires them, and report to the control room in {brand.address.town}. You’ll get
          a <Link to="/services/security#the-7-00-am-report">written report by 7:00 AM</Link>.
        </p>
        <GoLink to="/services/security">Commercial security</GoLink>
      </Columns>
    </Section>
  );
}

/** The three testimonials of the facilities home page (specification 2). */
function ClientVoices(): ReactNode {
  if (isEmpty(group.testimonials)) return null;
  return (
    <Section id="what-our-clients-say">
      <Columns left={<h2>What Our Clients Say</h2>}>
        <Testimonials testimonials={group.testimonials} />
      </Columns>
    </Section>
  );
}
