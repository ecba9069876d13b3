import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {RuledCards} from '@site/src/components/card/CardGroups';
import {RuledCard} from '@site/src/components/card/RuledCard';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {currentEdition} from '@site/src/data/editions/editions';
import {policies} from '@site/src/data/policies/policies';
import {shortDay} from '../document/dates';
import {fullReference} from '../document/reference';

/** The policies, each as a small title block. */
export function OurPolicies(): ReactNode {
  return (
    <Section id="our-policies">
      <SectionHead heading="Our Policies">
        Controlled documents, each with a version and an owner. Every policy is reviewed annually.
      </SectionHead>
      <RuledCards>
        {policies.map(({slug, reference, title, promise, version, reviewBy}) => (
          <RuledCard
            key={slug}
            title={title}
            reference={fullReference(reference)}
            facts={[
              `Edition ${currentEdition}`,
              `Version ${version}`,
              `Review ${shortDay(reviewBy)}`,
            ]}
            to={`/policies/${slug}`}
            action="Read Policy"
          >
            {promise}
          </RuledCard>
        ))}
      </RuledCards>
      <div className="after-cards">
        <ButtonLink to="/contact" variant="plain">
          Contact Us
        </ButtonLink>
      </div>
    </Section>
  );
}
