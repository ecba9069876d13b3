import type {ReactNode} from 'react';
import {CompanyCard} from '@site/src/components/card/CompanyCard';
import {CompanyPairs} from '@site/src/components/card/CardGroups';
import {Section} from '@site/src/components/section/Section';
import {SectionHead} from '@site/src/components/section/SectionHead';
import {companies} from '@site/src/data/companies/companies';
import {ModelPicture} from '../picture/ModelPicture';

/** Order of the specification, section 2 "Group home page". */
const shown = [companies.design, companies.construction, companies.bespoke, companies.facilities];

/** The four companies that clients appoint. */
export function OurCompanies(): ReactNode {
  return (
    <Section id="our-companies">
      <SectionHead heading="Four companies that hand a building to one another without dropping it.">
        Appoint one for a single job or all four for the life of a building. Either way you have one
        contract manager and one number to call.
      </SectionHead>
      <CompanyPairs>
        {shown.map(({id, shortName, href, letter, picture, summary, blurb}) => (
          <CompanyCard
            key={id}
            title={shortName}
            to={href}
            company={id}
            letter={letter}
            brief={summary}
            picture={
              <ModelPicture
                name={picture}
                sizes="(min-width: 80rem) 48rem, (min-width: 62rem) 58vw, (min-width: 48rem) 50vw, 90vw"
              />
            }
          >
            {blurb}
          </CompanyCard>
        ))}
      </CompanyPairs>
    </Section>
  );
}
