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
      heading="Name the date and the sum. We will say which of them is brave."
      action="Request a Quote"
    />
  );
}

/** First screen of the page about all construction services. */
function ServicesHero(): ReactNode {
  return (
    <SplitHero
      title="Construction services"
      lead="Six services, appointed together or one at a time. Two of them, set out here, decide whether the others finish on the day and at the price."
      picture={<ModelPicture name="terrace" sizes="(min-width: 62rem) 62vw, 100vw" priority />}
      caption={
        <FigureCaption number={1} subject="One house open, its neighbours at home" scale="1:100" />
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
      <Columns left={<h2>All six, each with a page of its own</h2>}>
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
    title: 'No interest in the answer',
    text: 'A surveyor’s fee is a fixed sum, a monthly sum or an hourly rate, never a share of the cost or of the saving.',
  },
  {
    title: 'Sides kept apart',
    text: 'We do not manage, for a client, a contract that our own group is building. We value such work only if you have been told in writing and have chosen it.',
  },
];

/** What a client gains from management and measurement under one roof. */
function Benefits(): ReactNode {
  return (
    <Section tone="card">
      <SectionHead heading="Benefits of having both">
        One team that knows the date and the sum is hard to surprise.
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
        Projects go late in small pieces. We notice them, say so in writing, and bring you the
        decision while it is still cheap.
      </SectionHead>
      <Plate
        figure={
          <ModelFigure
            name="siteplan"
            sizes="(min-width: 62rem) 62vw, 100vw"
            number={2}
            subject="A site in its ninth week"
            scale="1:200"
          />
        }
      >
        <Definitions>
          <Definition term="Programme">One baseline, frozen. Reported against monthly.</Definition>
          <Definition term="Cost">The final cost, forecast again each month.</Definition>
          <Definition term="Risk">Ten risks, each with an owner and a date.</Definition>
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
        A price is a list of decisions. We show you each one, and what it rests on.
      </SectionHead>
      <ModelFigure
        name="measured"
        sizes="(min-width: 80rem) 80rem, 100vw"
        number={3}
        subject="Everything counted, once"
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
