import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {CardTrio} from '@site/src/components/card/CardGroups';
import {CompanyCard} from '@site/src/components/card/CompanyCard';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {constructionPages, constructionServices} from '@site/src/data/services/services';
import {ModelPicture} from '../picture/ModelPicture';

/** The six service cards of the construction landing page (specification 2). */
export function ServiceCards(): ReactNode {
  return (
    <Section id="services">
      <SectionHead heading="Our Services">
        Six ways to appoint us, from the whole building to the sums alone.
      </SectionHead>
      <CardTrio>
        {constructionServices.map((slug) => {
          const {title, description, href, picture, company} = constructionPages[slug];
          return (
            <CompanyCard
              key={slug}
              title={title}
              to={href}
              company={company}
              action="Learn More"
              picture={<ModelPicture name={picture} sizes="(min-width: 48rem) 33vw, 100vw" />}
            >
              {description}
            </CompanyCard>
          );
        })}
      </CardTrio>
      <div className="after-figures">
        <ButtonLink to="/construction-services" variant="plain">
          View All Construction Services
        </ButtonLink>
      </div>
    </Section>
  );
}
