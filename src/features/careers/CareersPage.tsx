import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Application} from '@site/src/applications/Application';
import {Link} from '@site/src/components/action/Link';
import {ButtonLink, ButtonRow, GoLink} from '@site/src/components/action/actions';
import {SplitHero} from '@site/src/components/hero/SplitHero';
import {Spread} from '@site/src/components/picture/Figure';
import {Entry, Register} from '@site/src/components/register/Register';
import {Testimonials} from '@site/src/components/register/Testimonials';
import {CallToAction, Columns, Section, SectionHead} from '@site/src/components/section/Section';
import {Steps} from '@site/src/components/steps/Steps';
import {useConfiguration} from '@site/src/configuration/useConfiguration';
import {brand} from '@site/src/data/brand/brand';
import {careers} from '@site/src/data/careers/careers';
import {companies} from '@site/src/data/companies/companies';
import {group} from '@site/src/data/group/group';
import {processes} from '@site/src/data/processes/processes';
import {APPLY_PATH, CAREERS_PATH, feedPath} from '@site/src/content/openings/addresses';
import type {Opening} from '@site/src/content/openings/schema';
import {ModelPicture} from '../picture/ModelPicture';
import {CURRENT_OPENINGS, CurrentOpenings} from './CurrentOpenings';

/** The careers page begins with the people of every trade. */
function CareersHero(): ReactNode {
  return (
    <SplitHero
      title="Work you can put your hand on"
      lead={`Jobs for guards, cleaners, engineers, joiners and site managers, in ${brand.address.town} and across the UK.`}
      picture={<ModelPicture name="recruitment" sizes="(min-width: 62rem) 58vw, 100vw" priority />}
      caption="Fig. 01 Turned figures of many trades, one place empty. Scale model, 1:30."
      brief
    >
      <ButtonRow>
        <ButtonLink to={`#${CURRENT_OPENINGS}`}>Current Openings</ButtonLink>
      </ButtonRow>
    </SplitHero>
  );
}

/** What the first of the steps asks for, and the other ways for those to whom forms are difficult. */
function HowToApply(): ReactNode {
  const {main} = brand.phone;
  const {careers: mailbox} = brand.email;
  const {delivery} = useConfiguration().application;
  return (
    <Section id="how-to-apply">
      <Columns
        split="even"
        left={
          <>
            <h2>How to apply</h2>
            <p>The same form serves every position.</p>
            {delivery === 'log' && (
              <p className="notice">
                The form is not connected to our mailbox yet. Until it is,{' '}
                <a href={`mailto:${mailbox}`}>apply by email</a>.
              </p>
            )}
            <ButtonLink to={APPLY_PATH}>Apply Online</ButtonLink>
            <p>
              If forms are difficult, ring <a href={main.href}>{main.display}</a> and we fill it in
              with you, or send your CV and the reference of the position to{' '}
              <a href={`mailto:${mailbox}`}>{mailbox}</a>. We treat all three ways alike.
            </p>
            <p className="quiet">
              What we do with your details, and for how long, is in the{' '}
              <Link to="/privacy/candidates">candidate privacy notice</Link>.
            </p>
          </>
        }
      >
        <Register>
          {careers.applying.map(({title, text}) => (
            <Entry key={title} name={title}>
              {text}
            </Entry>
          ))}
        </Register>
      </Columns>
    </Section>
  );
}

const {holiday, pension, sickPay} = careers.terms;

/** What holds for every post stands with the reasons, in the words of the adverts. */
const reasons = [
  ...group.careerReasons,
  {title: 'The same terms', text: `In every post: ${holiday}; ${pension}; and ${sickPay}.`},
  {
    title: 'Apprenticeships',
    text: 'Joinery, construction and maintenance train apprentices. An apprenticeship stands in the list of openings like any other post, with its pay, its college days and its closing date.',
  },
];

/**
 * Why join: what we promise, in terms that can be checked. On narrow windows the reasons are named
 * in one line, which opens to all that they say: the openings come next.
 */
function WhyJoin(): ReactNode {
  return (
    <Section tight>
      {/* One text, not two: the second would move when the letters arrive. */}
      <Columns left={<h2>{`Why join ${brand.shortName}`}</h2>}>
        <details className="disclosure disclosure--narrow">
          <summary>{reasons.map(({title}) => title).join('. ')}.</summary>
          <Register>
            {reasons.map(({title, text}) => (
              <Entry key={title} name={title}>
                {text}
              </Entry>
            ))}
          </Register>
        </details>
      </Columns>
    </Section>
  );
}

/** The four steps with their durations, and who may take them (specification, section 9). */
function ApplicationProcess(): ReactNode {
  const {rule, proof, detail} = careers.eligibility;
  return (
    <Section tone="card">
      <SectionHead heading="From application to first day">
        Most people hear from us within five working days of applying. At least two people read each
        application and score it separately before they talk.
      </SectionHead>
      <Steps steps={processes.application} />
      <div className="eligibility">
        <h3>
          {rule} {proof}
        </h3>
        <p className="quiet">{detail}</p>
      </div>
    </Section>
  );
}

/** For those whom the security openings would turn away: where the licence is learnt. */
function TrainingSpread(): ReactNode {
  return (
    <Spread
      picture={<ModelPicture name="training" sizes="(min-width: 62rem) 58vw, 100vw" />}
      tone="ink"
    >
      <h2>No licence yet?</h2>
      <p>
        Guards and patrol officers need one from the Security Industry Authority.{' '}
        {companies.recruitment.name} teaches the courses that come before the application. A course
        does not guarantee a job.
      </p>
      <GoLink to="/services/security-training">Security training</GoLink>
      <p className="caption">Fig. 02 The practice room. Scale model, 1:50.</p>
    </Spread>
  );
}

/** What people who work here say. */
function StaffVoices(): ReactNode {
  return (
    <Section flushTop>
      <Columns split="even" left={<h2>What our people say</h2>}>
        <Testimonials testimonials={group.staffVoices} />
      </Columns>
    </Section>
  );
}

/** For those who found nothing in the list. */
function CareersClosing(): ReactNode {
  return (
    <CallToAction
      heading="Nothing that fits? Send us your details."
      action={<ButtonLink to="/contact">Contact Us</ButtonLink>}
    >
      {careers.speculative}
    </CallToAction>
  );
}

const description =
  'Openings in security, cleaning, maintenance, joinery and construction across the UK, each with pay, hours, closing date and how to apply.';

const address = `${brand.url}${CAREERS_PATH}`;
const feed = `${brand.name}: current openings`;

/** Careers (specification 2, "Careers landing page"), at both of its addresses. */
export default function CareersPage({
  openings,
}: {
  readonly openings: readonly Opening[];
}): ReactNode {
  return (
    <Layout title="Careers" description={description}>
      <Head>
        {/* Which of the two addresses is the page's own. */}
        <link rel="canonical" href={address} />
        <meta property="og:url" content={address} />
        <link rel="alternate" type="application/atom+xml" title={feed} href={feedPath('atom')} />
        <link rel="alternate" type="application/feed+json" title={feed} href={feedPath('json')} />
      </Head>
      <CareersHero />
      <WhyJoin />
      <Application name="finder">
        <CurrentOpenings openings={openings} />
      </Application>
      <TrainingSpread />
      <ApplicationProcess />
      <HowToApply />
      <StaffVoices />
      <CareersClosing />
    </Layout>
  );
}
