import {Link} from '@site/src/components/action/Link';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {ButtonRow} from '@site/src/components/action/ButtonRow';
import {RuledCards} from '@site/src/components/card/CardGroups';
import {RuledCard} from '@site/src/components/card/RuledCard';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {currentEdition} from '@site/src/data/editions/editions';
import {policies} from '@site/src/data/policies/policies';
import {IN_FORCE_PATH} from '@site/src/plugins/policies/addresses';
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
        <ButtonRow>
          <ButtonLink to="/contact" variant="plain">
            Contact Us
          </ButtonLink>
          <Link className="go" to={IN_FORCE_PATH}>
            What was in force, and when
          </Link>
        </ButtonRow>
      </div>
    </Section>
  );
}
