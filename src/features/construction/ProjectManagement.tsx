import type {ReactNode} from 'react';
import {GoLink} from '@site/src/components/action/GoLink';
import {Plate} from '@site/src/components/picture/Plate';
import {Definition, Definitions} from '@site/src/components/prose/Definitions';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {constructionPages} from '@site/src/data/services/services';
import {ModelFigure} from '../picture/ModelFigure';

const {title, href} = constructionPages['project-management'];

/** Project management, for readers who compare services; its own page has the detail. */
export function ProjectManagement(): ReactNode {
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
