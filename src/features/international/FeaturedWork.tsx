import type {ReactNode} from 'react';
import {CardTrio} from '@site/src/components/card/CardGroups';
import {CompanyCard} from '@site/src/components/card/CompanyCard';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {international} from '@site/src/data/international/international';
import {ModelPicture} from '../picture/ModelPicture';
import {ProjectLocator} from './ProjectLocator';

/** Three projects abroad, each with its own page, and where they are. */
export function FeaturedWork(): ReactNode {
  return (
    <Section tone="card">
      <SectionHead heading="Featured International Work" />
      <CardTrio>
        {international.featuredWork.map(({title, text, href, picture}) => (
          <CompanyCard
            key={href}
            title={title}
            to={href}
            picture={
              <ModelPicture
                name={picture}
                sizes="(min-width: 80rem) 34rem, (min-width: 48rem) 40vw, 100vw"
              />
            }
          >
            {text}
          </CompanyCard>
        ))}
      </CardTrio>
      <div className="after-figures">
        <ProjectLocator />
      </div>
    </Section>
  );
}
