import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Island} from '@site/src/platform/islands/Island';
import {ButtonLink, ButtonRow, GoLink} from '@site/src/components/action/actions';
import {Link} from '@site/src/components/action/Link';
import {SplitHero} from '@site/src/components/hero/SplitHero';
import {Section, SectionHead} from '@site/src/components/section/Section';
import {Steps} from '@site/src/components/steps/Steps';
import {useConfiguration} from '@site/src/configuration/useConfiguration';
import {addressLine} from '@site/src/data/brand/address-line';
import {brand} from '@site/src/data/brand/brand';
import {openRows} from '@site/src/data/brand/office-hours';
import {contact} from '@site/src/data/contact/contact';
import {group, isEmpty} from '@site/src/data/group/group';
import {CONTACT_FORM, PhoneLine} from '@site/src/features/contact/ContactCallToAction';
import {useHasDocument} from '@site/src/features/documents/works';
import {SitePlan} from '@site/src/features/contact/SitePlan';
import {SendMessage} from '@site/src/features/contact/SendMessage';
import {MapPanel} from '@site/src/features/contact/map/MapPanel';
import {LiveHours, OpeningHours} from '@site/src/features/contact/opening-hours/OpeningHours';
import {ModelCaption, ModelPicture} from '@site/src/features/site/ModelPicture';
import {contactData} from '@site/src/features/site/structured-data/organisation';
import {StructuredData} from '@site/src/features/site/structured-data/StructuredData';

const description = `Write to the right company, call the switchboard or the 24-hour emergency line, or visit our headquarters in ${brand.address.town}.`;

export default function ContactPage(): ReactNode {
  return (
    <Layout title="Contact Us" description={description}>
      <ContactHero />
      <Section>
        <div className="grid">
          <SendMessage />
          <VisitOrCall />
        </div>
      </Section>
      <NextSteps />
      <StructuredData data={contactData} />
    </Layout>
  );
}

/** Example: `Mon–Fri, 9:00 AM–5:30 PM`. The whole names are beside the form. */
const openHours = openRows
  .map(({days, times}) => `${shortDays(days)}, ${times.replaceAll(' ', '\u00A0')}`)
  .join('; ');

function shortDays(days: string): string {
  return days.replaceAll(/\p{L}+day\b/gu, (day) => day.slice(0, 3));
}

/** The first screen: what to do here, the telephone numbers, and whether someone answers now. */
function ContactHero(): ReactNode {
  return (
    <SplitHero
      title="Contact Us"
      lead={`Tell us what your building needs. We reply ${contact.answerTime}.`}
      picture={
        <ModelPicture
          name={contact.picture.name}
          sizes="(min-width: 62rem) max(59vw, 74rem), 100vw"
          priority
        />
      }
      caption={<ModelCaption {...contact.picture} number={1} />}
      brief
    >
      <ButtonRow>
        <ButtonLink to={`#${CONTACT_FORM}`}>Send a Message</ButtonLink>
        <Link className="target" data-search="skip" to="/careers">
          <b>Join Our Team </b>
        </Link>
        <PhoneLine line="emergency" />
        <span className="contact__switchboard">
          <PhoneLine line="main" />
        </span>
      </ButtonRow>
      <div>
        <p>{`Office: ${openHours || 'closed'}`}</p>
        <LiveHours />
      </div>
    </SplitHero>
  );
}

const HEADING = 'visit-or-call';

/** Contact information and the map (specification 2, "Contact page"). */
function VisitOrCall(): ReactNode {
  const {phone, email} = brand;
  const {map} = useConfiguration();
  return (
    <section className="contact__facts stack stack--close stack--full" aria-labelledby={HEADING}>
      <h2 id={HEADING}>Visit or call</h2>
      <ul className="contact__reach links">
        <li>
          <a href={phone.main.href}>
            <b>{phone.main.display}</b>
          </a>
        </li>
        <li>
          <a href={`mailto:${email.info}`}>
            <b>{email.info}</b>
          </a>
        </li>
      </ul>
      <div className="contact__pair">
        <Headquarters />
        <OpeningHours />
      </div>
      <Places />
      {map === null ? (
        <SitePlan />
      ) : (
        <Island name="map">
          <MapPanel configuration={map} />
        </Island>
      )}
    </section>
  );
}

const DIRECTIONS = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLine)}`;

function Headquarters(): ReactNode {
  const {building, street, town, county, postcode} = brand.address;
  return (
    <div>
      <h3>Headquarters</h3>
      <address>
        {building}
        <br />
        {street}
        <br />
        {town}, {county}
        <br />
        {postcode}
      </address>
    </div>
  );
}

/** How to get to the headquarters, and the other places. */
function Places(): ReactNode {
  return (
    <ul className="links">
      <li>
        <a className="go" data-search="skip" href={DIRECTIONS}>
          Directions
          <span className="visually-hidden"> to {brand.address.town}, on Google Maps</span>
        </a>
      </li>
      {!isEmpty(group.places) && (
        <li>
          <GoLink to="/about#places">Our depots</GoLink>
        </li>
      )}
    </ul>
  );
}

const SUPPLIERS = '/reports/supplier-code';

/** What happens to a message, and when. */
function NextSteps(): ReactNode {
  return (
    <Section id="what-happens-next" tone="card" tight>
      <SectionHead heading="What happens next">
        To ask for someone by role, see <Link to="/about#people">who answers for what</Link>.
        {useHasDocument(SUPPLIERS) && (
          <>
            {' '}
            To supply us, see{' '}
            <Link to={`${SUPPLIERS}#how-to-become-a-supplier`}>how to become a supplier</Link>.
          </>
        )}
      </SectionHead>
      <Steps steps={contact.afterwards} columns={3} />
    </Section>
  );
}
