import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ButtonLink, GoLink} from '@site/src/components/action/actions';
import {Team} from '@site/src/components/register/Team';
import {Section} from '@site/src/components/section/Section';
import {
  CompanyName,
  TitleBlock,
  type TitleBlockCell,
} from '@site/src/components/titleblock/TitleBlock';
import {companyOf} from '@site/src/data/companies/companies';
import {peopleOf} from '@site/src/data/group/group';
import {roles} from '@site/src/data/roles/roles';
import {ContactCallToAction} from '@site/src/features/contact/ContactCallToAction';
import {LandingHero} from '@site/src/features/companies/LandingHero';
import {CompanyProjects} from '@site/src/features/documents/projects/FeaturedProjects';
import {ModelFigure} from '@site/src/features/site/ModelFigure';

/** Letters, because `/services` numbers more services, in another order. */
const MARKS = 'ABCD';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Facilities management"
      description="Security, cleaning, property maintenance and emergency response under one contract manager: who does what in your building, day and night."
    >
      <ManagementHero />
      <ManagementIntro />
      <Teams />
      <CompanyProjects company="facilities" skip={2} headings={false} />
      <ContactCallToAction
        heading="Show us your building. We’ll send you a written proposal."
        action="Get in Touch"
      />
    </Layout>
  );
}

/** Markers on the model, one for each team, with the letters of the teams below. */
const places = (
  [
    {x: 67.5, y: 78, leader: [59.3, 73.8], name: 'Security', note: 'Front desk, day and night'},
    {x: 71.5, y: 45.5, leader: [76.4, 50.3], name: 'Cleaning', note: 'Every room, to a schedule'},
    {x: 72.5, y: 61.5, leader: [66.7, 60], name: 'Maintenance', note: 'Planned checks and repairs'},
    {x: 72, y: 12, leader: [66.8, 20.8], name: 'Emergencies', note: 'Call-outs at any hour'},
  ] as const
).map((place, index) => ({...place, mark: MARKS.charAt(index), company: 'facilities' as const}));

/** The first screen of the facilities management page. */
function ManagementHero(): ReactNode {
  return (
    <LandingHero
      title="Facilities management"
      lead={`${companyOf('facilities').name}: four teams to look after your building.`}
      picture="facilities"
      subject="Office building in section"
      emergency
      points={places}
      entries={places}
      oneLine
    >
      <ButtonLink to="/contact">Schedule a Consultation</ButtonLink>
    </LandingHero>
  );
}

const facts: readonly TitleBlockCell[] = [
  {
    term: 'Company',
    value: <CompanyName company="facilities">{companyOf('facilities').name}</CompanyName>,
    wide: true,
  },
  {term: 'Location', value: 'Nationwide UK', wide: true},
  {term: 'People', value: peopleOf('facilities'), reference: true},
  {term: 'Emergencies', value: '24/7', reference: true},
];

/** How the four teams work under one contract. */
function ManagementIntro(): ReactNode {
  return (
    <Section>
      <div className="grid">
        <div className="stack col-text">
          <h2 id="four-teams-under-one-contract-manager">Four teams under one contract manager</h2>
          <p className="lead">
            Choose one team or all four. Your contract manager visits the building, knows it well
            and can make decisions.
          </p>
          <p>
            The teams pass on what they see. If a cleaner finds a dripping valve, a fire door wedged
            open or a failed lamp, they report it before the end of the shift. The helpdesk gives
            each report a priority, which you can see, and tells you who is coming and when.
          </p>
        </div>
        <div className="col-aside">
          <TitleBlock cells={facts} />
        </div>
      </div>
    </Section>
  );
}

/** The picture for each team, in the order of the teams. */
const figures = [
  {name: 'gate', subject: 'Gatehouse and barrier at night'},
  {name: 'mop', subject: 'Flat mop on a stone floor'},
  {name: 'boilers', subject: 'Pumps and boilers in a plant room'},
  {name: 'van', subject: 'Response van at an open door'},
] as const;

/** Four teams of three roles, each with a link to its service (specification 2). */
function Teams(): ReactNode {
  return (
    <Section tone="card">
      {figures.map((figure, index) => {
        const team = roles.facilities[index];
        return (
          team !== undefined && (
            <Team
              key={team.title}
              title={team.link.label}
              to={team.link.href}
              company="facilities"
              mark={MARKS.charAt(index)}
              purpose={team.text}
              roles={team.roles}
              figure={
                <ModelFigure
                  {...figure}
                  sizes="(min-width: 62rem) 36rem, 100vw"
                  number={index + 2}
                />
              }
            />
          )
        );
      })}
      <div className="after">
        <GoLink to="/services">All facilities services</GoLink>
      </div>
    </Section>
  );
}
