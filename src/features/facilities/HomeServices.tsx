import type {ReactNode} from 'react';
import {RuledQuartet} from '@site/src/components/card/CardGroups';
import {RuledCard} from '@site/src/components/card/RuledCard';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {homeServices, services} from '@site/src/data/services/services';

/** The four service cards of the facilities home page (specification 2). */
export function HomeServices(): ReactNode {
  return (
    <Section>
      <SectionHead heading="Our Services">
        Appointed one at a time or together, with one contract manager either way.
      </SectionHead>
      <RuledQuartet>
        {homeServices.map((slug) => {
          const {title, description, href} = services[slug];
          return (
            <RuledCard key={slug} title={title} to={href} action="Learn More">
              {description}
            </RuledCard>
          );
        })}
      </RuledQuartet>
    </Section>
  );
}
