import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Island} from '@site/src/platform/islands/Island';
import {Link} from '@site/src/components/action/Link';
import {ButtonLink, ButtonRow, GoLink, NarrowFold} from '@site/src/components/action/actions';
import {SplitHero} from '@site/src/components/hero/SplitHero';
import {Spread} from '@site/src/components/picture/Figure';
import {Entry} from '@site/src/components/register/Register';
import {Testimonials} from '@site/src/components/register/Testimonials';
import {CallToAction, Columns, Section, SectionHead} from '@site/src/components/section/Section';
import {Steps} from '@site/src/components/steps/Steps';
import {useFormDelivers} from '@site/src/configuration/useConfiguration';
import {brand} from '@site/src/data/brand/brand';
import {careers} from '@site/src/data/careers/careers';
import {companyOf} from '@site/src/data/companies/companies';
import {group, isEmpty} from '@site/src/data/group/group';
import {processes} from '@site/src/data/processes/processes';
import {APPLY_PATH, CAREERS_PATH} from '@site/src/shared/openings/addresses';
import {inListOrder} from '@site/src/shared/openings/opening';
import type {Opening} from '@site/src/shared/openings/schema';
import {shortDay} from '@site/src/shared/dates';
import {useWorksAt} from '../documents/works';
import {ModelCaption, ModelPicture} from '../site/ModelPicture';
import {EarlyCareers, EveryJob, PointsRegister, Questions} from './EveryJob';
import {FeedAlternates} from './FeedAlternates';
import {CURRENT_OPENINGS, CurrentOpenings} from './CurrentOpenings';

interface Props {
  readonly openings: readonly Opening[];
}

/** The first screen: how many jobs there are, and when the next one closes. */
function CareersHero({openings}: Props): ReactNode {
  const [next] = inListOrder(openings);
  return (
    <SplitHero
      title={`Jobs at ${brand.shortName}`}
      lead={careers.lead}
      picture={
        <ModelPicture name="coats" sizes="(min-width: 62rem) max(58vw, 74rem), 100vw" priority />
      }
      caption={<ModelCaption name="coats" number={1} subject="Workshop entrance, one peg free" />}
      brief
    >
      <ButtonRow>
        <ButtonLink to={`#${CURRENT_OPENINGS}`}>Current Openings</ButtonLink>
        {next && (
          <p className="opening-row__next" data-until={next.closesAt}>
            {`${openings.length} ${openings.length === 1 ? 'opening' : 'openings'}, next closes ${shortDay(next.closes.slice(0, 10))}`}
          </p>
        )}
      </ButtonRow>
    </SplitHero>
  );
}

function HowToApply({delivers}: {readonly delivers: boolean}): ReactNode {
  const {main} = brand.phone;
  const {careers: mailbox} = brand.email;
  return (
    <Section>
      <Columns
        left={
          <>
            <h2>How to apply</h2>
            <ButtonRow>
              <ButtonLink to={APPLY_PATH}>Apply Online</ButtonLink>
            </ButtonRow>
            <p className="quiet">
              The <Link to="/privacy/candidates">candidate privacy notice</Link> explains what we do
              with your details and how long we keep them.
            </p>
          </>
        }
      >
        <NarrowFold id="how-to-apply" label="By form, by phone, your CV and what you need">
          <PointsRegister points={careers.applying}>
            <Entry name={delivers ? 'By form or email' : 'By form'}>
              You’ll use the same form for every job.{' '}
              {delivers ? (
                <>
                  You can also send your CV and the job’s reference to{' '}
                  <a href={`mailto:${mailbox}`}>{mailbox}</a>. Your chances are the same whichever
                  way you apply.
                </>
              ) : (
                'It prepares your application, and you send it to us by email with your CV.'
              )}
            </Entry>
            <Entry name="By phone">
              If you find forms difficult, ring <a href={main.href}>{main.display}</a> and we’ll
              fill in the application with you.
            </Entry>
          </PointsRegister>
        </NarrowFold>
      </Columns>
    </Section>
  );
}

/** Why join, in few words, so that the openings are near the top of narrow windows. */
function WhyJoin(): ReactNode {
  return (
    <Section tight>
      {/* A single text node, because a second one would shift when the web font loads. */}
      <Columns left={<h2>{`Why join ${brand.shortName}`}</h2>}>
        <PointsRegister points={group.careerReasons} layout="below" />
      </Columns>
    </Section>
  );
}

function ApplicationProcess(): ReactNode {
  const {rule, proof, detail} = careers.eligibility;
  return (
    <Section tone="card">
      <SectionHead heading="From application to first day">
        At least two people read every application and score it separately before they compare
        notes.
      </SectionHead>
      <NarrowFold
        id="from-application-to-first-day"
        label={`${processes.application.length} steps, from form to first day`}
      >
        <Steps steps={processes.application} />
      </NarrowFold>
      <div className="steps__eligibility">
        <h3>
          {rule} {proof}
        </h3>
        <p className="quiet">{detail}</p>
      </div>
    </Section>
  );
}

const TRAINING = '/services/security-training';

/** Training for people without the licence that the security openings require. */
function TrainingSpread(): ReactNode {
  const [course] = useWorksAt([TRAINING]);
  if (course === undefined) return null;
  return (
    <Spread
      picture={<ModelPicture name="badge" sizes="(min-width: 62rem) max(58vw, 72rem), 100vw" />}
      tone="ink"
    >
      <h2 id="no-licence-yet">No licence yet?</h2>
      <p>
        Guards and patrol officers need a licence from the Security Industry Authority.{' '}
        {companyOf(course.company).name} runs the courses that you take before you apply for the
        licence. A course does not guarantee a job.
      </p>
      <GoLink to={TRAINING}>Security training</GoLink>
      <p className="caption" data-search="skip">
        <ModelCaption name="badge" number={2} subject="A licence holder on its lanyard" />
      </p>
    </Spread>
  );
}

function StaffVoices(): ReactNode {
  if (isEmpty(group.staffVoices)) return null;
  return (
    <Section id="what-our-people-say">
      <Columns left={<h2>What our people say</h2>}>
        <Testimonials testimonials={group.staffVoices} />
      </Columns>
    </Section>
  );
}

function CareersClosing(): ReactNode {
  return (
    <CallToAction
      heading="Can’t see the right job? Send us your details."
      action={<ButtonLink to="/contact">Contact Us</ButtonLink>}
    >
      {careers.speculative}
    </CallToAction>
  );
}

const address = `${brand.url}${CAREERS_PATH}`;

/** The careers page (specification 2, "Careers landing page"), served at two addresses. */
export default function CareersPage({openings}: Props): ReactNode {
  const delivers = useFormDelivers();
  return (
    <Layout title="Careers" description={careers.description}>
      <Head>
        {/* The canonical one of the page's two addresses. */}
        <link rel="canonical" href={address} />
        <meta property="og:url" content={address} />
      </Head>
      <FeedAlternates />
      <CareersHero openings={openings} />
      <WhyJoin />
      <Island name="finder">
        <CurrentOpenings openings={openings} />
      </Island>
      <TrainingSpread />
      <EveryJob openings={openings} />
      <EarlyCareers />
      <ApplicationProcess />
      <HowToApply delivers={delivers} />
      <Questions />
      <StaffVoices />
      <CareersClosing />
    </Layout>
  );
}
