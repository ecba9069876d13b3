import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/GoLink';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {Steps} from '@site/src/components/steps/Steps';
import {constructionPages} from '@site/src/data/services/services';
import {ModelFigure} from '../picture/ModelFigure';

const {title, href} = constructionPages['quantity-surveying'];

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
export function QuantitySurveying(): ReactNode {
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
        <GoLink to={href}>{title}</GoLink>
      </div>
    </Section>
  );
}
