import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {ButtonLink, ButtonRow, GoLink} from '@site/src/components/action/actions';
import {SplitHero} from '@site/src/components/hero/SplitHero';
import {FigureCaption, Plate} from '@site/src/components/picture/Figure';
import {Definition, Definitions} from '@site/src/components/prose/prose';
import {Entry, Register} from '@site/src/components/register/Register';
import {Columns, Section, SectionHead} from '@site/src/components/section/Section';
import {Steps} from '@site/src/components/steps/Steps';
import {constructionPages, constructionServices} from '@site/src/data/services/services';
import {ContactCallToAction} from '@site/src/features/contact/ContactCallToAction';
import {ModelFigure, ModelPicture} from '@site/src/features/picture/ModelPicture';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Construction services"
      description="Every construction service in one place, with project management and quantity surveying set out in full and what you gain from having both."
    >
      <ServicesHero />
      <ServicesIndex />
      <ProjectManagement />
      <QuantitySurveying />
      <Benefits />
      <ServicesClosing />
    </Layout>
  );
}

/** The closing call to action of the page about all construction services. */
function ServicesClosing(): ReactNode {
  return (
    <ContactCallToAction
      heading="Tell us the date and the budget. We will say whether both can be met."
      action="Request a Quote"
    />
  );
}

/** First screen of the page about all construction services. */
function ServicesHero(): ReactNode {
  return (
    <SplitHero
      title="Construction services"
      lead="Six services, appointed together or one at a time. Project management and quantity surveying, which hold the date and the price, are set out here."
      picture={<ModelPicture name="terrace" sizes="(min-width: 62rem) 62vw, 100vw" priority />}
      caption={
        <FigureCaption number={1} subject="Terrace, one house being renovated" scale="1:100" />
      }
    >
      <ButtonRow>
        <ButtonLink to="/contact">Request a Quote</ButtonLink>
      </ButtonRow>
    </SplitHero>
  );
}

/** Every construction service with a way to its page. */
function ServicesIndex(): ReactNode {
  return (
    <Section>
      <Columns left={<h2>The six services</h2>}>
        <Register>
          {constructionServices.map((slug) => {
            const {title, description, href} = constructionPages[slug];
            return (
              <Entry key={slug} name={<Link to={href}>{title}</Link>}>
                {description}
              </Entry>
            );
          })}
        </Register>
      </Columns>
    </Section>
  );
}

const benefits = [
  {
    title: 'Bad news early',
    text: 'What could move the completion date reaches you by phone within one working day, and in writing within two.',
  },
  {
    title: 'Figures checked twice',
    text: 'A second surveyor checks every bill: all its large items, and one in ten of the rest.',
  },
  {
    title: 'Independent advice',
    text: 'A surveyor’s fee is a fixed sum, a monthly sum or an hourly rate, never a share of the cost or of the saving.',
  },
  {
    title: 'No double role',
    text: 'We do not represent a client on a project that our group builds. We value such work only if you have been told in writing and have chosen it.',
  },
];

/** What a client gains from management and measurement under one roof. */
function Benefits(): ReactNode {
  return (
    <Section tone="card">
      <SectionHead heading="Benefits of having both">
        A change to the programme shows in the cost, and a change to the cost in the programme.
      </SectionHead>
      <Steps steps={benefits} numbered={false} columns={4} />
    </Section>
  );
}

const {title, href} = constructionPages['project-management'];

/** Project management, for readers who compare services; its own page has the detail. */
function ProjectManagement(): ReactNode {
  return (
    <Section id="project-management" tone="card">
      <SectionHead heading="Project management">
        The contractor’s site team: one manager who runs the programme, the trades and the
        neighbours, to one agreed baseline.
      </SectionHead>
      <Plate
        figure={
          <ModelFigure
            name="siteplan"
            sizes="(min-width: 62rem) 62vw, 100vw"
            number={2}
            subject="Construction site, crane going up"
            scale="1:200"
          />
        }
      >
        <Definitions>
          <Definition term="Programme">One baseline, frozen. Reported against monthly.</Definition>
          <Definition term="Cost">The final cost, forecast again each month.</Definition>
          <Definition term="Risk">The ten largest on page one, all in the register.</Definition>
          <Definition term="Change">Cost, time and reason on one sheet, first.</Definition>
        </Definitions>
        <GoLink to={href}>{title}</GoLink>
      </Plate>
    </Section>
  );
}

const surveying = constructionPages['quantity-surveying'];

const questions = [
  {
    title: 'Can we afford it?',
    text: 'An order of cost before there is a design, then a cost plan that grows with the drawings. Each is given as a range, with its width stated.',
  },
  {
    title: 'Which bid is best?',
    text: 'Bills of quantities that every builder prices alike, and a tender report that explains the differences and not only the totals.',
  },
  {
    title: 'What is due today?',
    text: 'Monthly valuations, payment notices ready before their dates, and a final account agreed as the work goes on.',
  },
];

/** Quantity surveying, as the three questions that clients bring to it. */
function QuantitySurveying(): ReactNode {
  return (
    <Section id="quantity-surveying">
      <SectionHead heading="Quantity surveying">
        Estimates, bills of quantities, valuations and the final account, each figure traced to its
        drawing.
      </SectionHead>
      <ModelFigure
        name="measured"
        sizes="(min-width: 80rem) 80rem, 100vw"
        number={3}
        subject="Materials sorted for measurement"
        scale="1:10"
        panorama
      />
      <div className="after-figures stack">
        <Steps steps={questions} numbered={false} columns={3} />
        <GoLink to={surveying.href}>{surveying.title}</GoLink>
      </div>
    </Section>
  );
}
