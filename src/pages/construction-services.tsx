import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ButtonLink, ButtonRow, GoLink} from '@site/src/components/action/actions';
import {SplitHero} from '@site/src/components/hero/SplitHero';
import {Plate} from '@site/src/components/picture/Figure';
import {Definition, Definitions} from '@site/src/components/prose/prose';
import {Points} from '@site/src/components/register/Register';
import {Columns, Section, SectionHead} from '@site/src/components/section/Section';
import {Steps} from '@site/src/components/steps/Steps';
import {ContactCallToAction} from '@site/src/features/contact/ContactCallToAction';
import {CompanyProjects} from '@site/src/features/documents/projects/FeaturedProjects';
import {useWorks, useWorksAt} from '@site/src/features/documents/works';
import {ModelFigure} from '@site/src/features/site/ModelFigure';
import {ModelCaption, ModelPicture} from '@site/src/features/site/ModelPicture';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Construction services"
      description="Our six construction services on one page, with more about project management and quantity surveying and what you can expect from both."
    >
      <ServicesHero />
      <ServicesIndex />
      <ProjectManagement />
      <QuantitySurveying />
      <Benefits />
      <CompanyProjects company="construction" />
      <ContactCallToAction
        heading="Tell us your deadline and your budget. We’ll say whether both can be met."
        action="Request a Quote"
      />
    </Layout>
  );
}

/** The first screen. */
function ServicesHero(): ReactNode {
  return (
    <SplitHero
      title="Construction services"
      lead="Six services, singly or together. Here is more on the two that control time and cost: project management and quantity surveying."
      picture={
        <ModelPicture name="rafters" sizes="(min-width: 62rem) max(58vw, 74rem), 100vw" priority />
      }
      caption={
        <ModelCaption name="rafters" number={1} subject="New oak roof on a house in a terrace" />
      }
    >
      <ButtonRow>
        <ButtonLink to="/contact">Request a Quote</ButtonLink>
      </ButtonRow>
    </SplitHero>
  );
}

/** All construction services, with links to their pages. */
function ServicesIndex(): ReactNode {
  return (
    <Section id="the-six-services">
      <Columns left={<h2>The six services</h2>}>
        <Points
          points={useWorks('construction').map(({title, text, path}) => ({title, text, path}))}
        />
      </Columns>
    </Section>
  );
}

/** A summary of project management; its own page has the details. */
function ProjectManagement(): ReactNode {
  const [work] = useWorksAt(['/construction/project-management']);
  if (work === undefined) return null;
  return (
    <Section id="project-management" tone="card">
      <SectionHead heading="Project management">
        We provide the contractor’s site team. One manager runs the programme and the trades to one
        agreed baseline, and deals with the neighbours.
      </SectionHead>
      <Plate
        figure={
          <ModelFigure
            name="cabins"
            sizes="(min-width: 62rem) 62vw, 100vw"
            number={2}
            subject="Gate and cabins of a construction site"
          />
        }
      >
        <Definitions>
          <Definition term="Programme">
            One agreed baseline. We report against it every month.
          </Definition>
          <Definition term="Cost">We update our forecast of the final cost every month.</Definition>
          <Definition term="Risk">
            The five largest risks are on page one of the report. The risk register lists every
            risk.
          </Definition>
          <Definition term="Change">
            You see the cost, the time and the reason on one sheet before you decide.
          </Definition>
        </Definitions>
        <GoLink to={work.path}>{work.title}</GoLink>
      </Plate>
    </Section>
  );
}

const questions = [
  {
    title: 'Can we afford it?',
    text: 'You’ll get an estimate before there is a design, then a cost plan that gains detail as the drawings do. We give each as a range, and tell you how close we aim to be.',
  },
  {
    title: 'Which bid is best?',
    text: 'Every builder prices the same bills of quantities, and our tender report explains the differences, not just the totals.',
  },
  {
    title: 'What should we pay this month?',
    text: 'You’ll get monthly valuations, payment notices ready before they’re due, and a final account agreed as the work goes on.',
  },
];

/** Quantity surveying, as three common questions from clients. */
function QuantitySurveying(): ReactNode {
  const [work] = useWorksAt(['/construction/quantity-surveying']);
  if (work === undefined) return null;
  return (
    <Section id="quantity-surveying">
      <SectionHead heading="Quantity surveying">
        Estimates, bills of quantities, valuations and the final account. You can trace each figure
        to its drawing.
      </SectionHead>
      <ModelFigure
        name="calliper"
        sizes="(min-width: 80rem) 80rem, 100vw"
        number={3}
        subject="Brick in a calliper"
        panorama
      />
      <div className="after stack">
        <Steps steps={questions} numbered={false} columns={3} />
        <GoLink to={work.path}>{work.title}</GoLink>
      </div>
    </Section>
  );
}

const benefits = [
  {
    title: 'Early warning',
    text: 'If something could move the completion date, we’ll phone you within one working day and write to you within two.',
  },
  {
    title: 'Figures checked twice',
    text: 'A second surveyor checks every bill of quantities: all the large items, and one in ten of the rest.',
  },
  {
    title: 'Independent advice',
    text: 'A surveyor’s fee is a fixed sum, a monthly sum or an hourly rate, never a percentage of the cost or the saving.',
  },
  {
    title: 'No conflict of interest',
    text: 'We don’t represent a client on a project that our group builds. We’ll only carry out valuations of our group’s work if we’ve told you in writing and you’ve agreed.',
  },
];

/** The benefits (specification 2): what we promise for both services. */
function Benefits(): ReactNode {
  return (
    <Section id="benefits" tone="card">
      <SectionHead heading="Benefits of using both">
        When the programme changes, you see the effect on the cost. When the cost changes, you see
        the effect on the programme.
      </SectionHead>
      <Steps steps={benefits} numbered={false} columns={4} />
    </Section>
  );
}
