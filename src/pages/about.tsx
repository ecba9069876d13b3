import {usePluginData} from '@docusaurus/useGlobalData';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {ButtonLink, ButtonRow, NarrowFold} from '@site/src/components/action/actions';
import {RuledCard, RuledCards} from '@site/src/components/card/RuledCard';
import {DrawingSheet} from '@site/src/components/drawing/DrawingSheet';
import {Headcount} from '@site/src/components/drawing/Headcount';
import {Plate, Spread} from '@site/src/components/picture/Figure';
import {Points} from '@site/src/components/register/Register';
import {Columns, Section, SectionHead} from '@site/src/components/section/Section';
import {Steps} from '@site/src/components/steps/Steps';
import {TitleBlock} from '@site/src/components/titleblock/TitleBlock';
import {brand} from '@site/src/data/brand/brand';
import {area, companyWords} from '@site/src/data/companies/companies';
import {hasDrawings} from '@site/src/data/contact/drawings';
import {group, isEmpty} from '@site/src/data/group/group';
import {story} from '@site/src/data/story/story';
import UnitedKingdom from '@site/src/features/companies/places/united-kingdom.svg';
import {ContactCallToAction} from '@site/src/features/contact/ContactCallToAction';
import {familyOf} from '@site/src/features/documents/families';
import {longDay} from '@site/src/shared/dates';
import {numbersKept} from '@site/src/shared/numbers-kept';
import {People} from '@site/src/features/people/People';
import {fullReference} from '@site/src/shared/documents/reference';
import {ModelCaption, ModelPicture} from '@site/src/features/site/ModelPicture';
import {PictureHero} from '@site/src/features/site/PictureHero';
import {IN_FORCE_PATH} from '@site/src/policy-record/shared/addresses';
import type {DocumentsData} from '@site/src/shared/documents/registers';

const {address, people, turnover} = brand;
const {about} = story;

/** About page (specification 2, "About page"). */
export default function AboutPage(): ReactNode {
  return (
    <Layout title="About" description={about.description}>
      <AboutHero />
      <OurCompany />
      <GroupFigures />
      <Places />
      <MissionAndValues />
      <People />
      <OurPolicies />
      <WhyChooseUs />
      <ContactCallToAction heading={about.invitation} action="Get in Touch" />
    </Layout>
  );
}

/** The first screen. */
function AboutHero(): ReactNode {
  return (
    <PictureHero
      title={about.title}
      name={about.picture.name}
      caption={<ModelCaption {...about.picture} number={1} />}
      lead={`${companyWords.Count} companies with one headquarters in ${brand.address.town}, working ${area}.`}
    >
      <ButtonRow>
        <ButtonLink to="/contact">Get in Touch</ButtonLink>
        <ButtonLink to="#our-mission" variant="onPicture">
          Our Mission
        </ButtonLink>
      </ButtonRow>
    </PictureHero>
  );
}

/** The group's history and how its companies work together. */
function OurCompany(): ReactNode {
  const {lead, paragraphs, picture} = about.company;
  return (
    <Spread
      wordsFirst
      picture={
        <ModelPicture name={picture.name} sizes="(min-width: 62rem) max(58vw, 76rem), 100vw" />
      }
    >
      <h2 id="our-company">Our Company</h2>
      <p className="lead">{lead}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="caption" data-search="skip">
        <ModelCaption {...picture} number={2} />
      </p>
    </Spread>
  );
}

const figures = [
  {term: about.since, value: brand.foundedYear},
  {term: 'Group since', value: brand.incorporatedYear},
  {term: `Turnover, year to ${numbersKept(longDay(turnover.yearEnd))}`, value: turnover.display},
  {term: 'Headquarters', value: address.town},
];

/** The number of people in each trade, and the group's title block. */
function GroupFigures(): ReactNode {
  return (
    <Section>
      <Columns left={<h2>{people.total.toLocaleString('en-GB')} people</h2>}>
        <Headcount trades={group.trades} />
      </Columns>
      <div className="after">
        <TitleBlock cells={figures} row large />
      </div>
    </Section>
  );
}

/** The group's locations: headquarters, depots, workshops and regional managers. */
function Places(): ReactNode {
  if (isEmpty(group.places)) return null;
  return (
    <Section id="places">
      <SectionHead heading="Where we work from" />
      {hasDrawings ? (
        <Plate
          upright
          wordsFirst
          figure={
            <DrawingSheet caption={`Fig. 03 Rings every 200 km from ${address.town}.`}>
              <NarrowFold label="Open the map">
                <UnitedKingdom />
              </NarrowFold>
            </DrawingSheet>
          }
        >
          <Points points={group.places} layout="below" />
        </Plate>
      ) : (
        <Points points={group.places} layout="below" />
      )}
    </Section>
  );
}

/** The mission in one sentence, and the five values. */
function MissionAndValues(): ReactNode {
  return (
    <Section id="our-mission" tone="card">
      <div className="grid">
        <h2 className="col-left">Mission &amp; Values</h2>
        <div className="col-right-wide">
          <p className="heading mission">{group.mission}</p>
          <Points points={group.values} />
        </div>
      </div>
    </Section>
  );
}

/** The policies as cards. */
function OurPolicies(): ReactNode {
  const {policies, reports} = usePluginData('documents') as DocumentsData;
  const [nextReview] = policies.flatMap(({reviewBy}) => reviewBy ?? []).sort();
  return (
    <Section id="our-policies">
      <SectionHead heading="Our Policies">
        Each is a controlled document with a version number and an owner. Every policy is reviewed
        annually{nextReview !== undefined && `, next by ${numbersKept(longDay(nextReview))}`}.
      </SectionHead>
      <RuledCards>
        {policies.map(({path, reference, label, promise, version}) => (
          <RuledCard
            key={path}
            title={label}
            reference={fullReference(reference)}
            edition={version === undefined ? 'Draft' : `Version ${version}`}
            to={path}
            action="Read Policy"
          >
            {promise}
          </RuledCard>
        ))}
      </RuledCards>
      <div className="row row--apart after">
        <ButtonRow>
          <Link className="go" data-search="skip" to={IN_FORCE_PATH}>
            All versions and dates
          </Link>
          {reports.length > 0 && (
            <>
              {' '}
              <Link className="go" to={familyOf('reports').index.to}>
                Results and reports
              </Link>
            </>
          )}
        </ButtonRow>
        <div className="row">
          <p>A question about a policy?</p>
          <ButtonLink to="/contact" variant="plain">
            Contact Us
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

/** The six reasons required by the specification. */
function WhyChooseUs(): ReactNode {
  return (
    <Section id="why-choose-us">
      <SectionHead heading="Why Choose Us" />
      <Steps steps={group.reasons} numbered={false} columns={3} />
    </Section>
  );
}
