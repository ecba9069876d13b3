import type {ReactNode} from 'react';
import {CardTrio} from '@site/src/components/card/CardGroups';
import {CompanyCard} from '@site/src/components/card/CompanyCard';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {neighbourCard} from '@site/src/data/services/neighbours';
import {ModelPicture} from '../picture/ModelPicture';

interface Props {
  readonly heading: string;
  readonly slugs: readonly string[];
}

/** Three neighbours of the page. */
export function Neighbours({heading, slugs}: Props): ReactNode {
  const cards = slugs.map(neighbourCard);
  if (cards.length === 0) {
    return null;
  }
  return (
    <Section tone="card">
      <SectionHead heading={heading} />
      <CardTrio>
        {cards.map(({title, href, picture, company, strapline}) => (
          <CompanyCard
            key={href}
            title={title}
            to={href}
            company={company}
            picture={<ModelPicture name={picture} sizes="(min-width: 62rem) 26rem, 100vw" />}
          >
            {strapline}
          </CompanyCard>
        ))}
      </CardTrio>
    </Section>
  );
}
