import type {ReactNode} from 'react';
import {companies} from '@site/src/data/companies/companies';
import {ModelPicture} from '@site/src/features/site/ModelPicture';
import {Sample} from '@site/src/features/style-page/Sample';
import {CompanyCard} from './CompanyCard';
import {CardTrio, CompanyCards, RuledCard, RuledCards, RuledQuartet} from './RuledCard';

const HERE = '#cards';
const four = companies.slice(0, 4);
const three = four.slice(0, 3);

function Picture({name}: {readonly name: (typeof four)[number]['picture']}): ReactNode {
  return <ModelPicture name={name} sizes="(min-width: 62rem) 26rem, 100vw" />;
}

function Ruled({quartet = false}: {readonly quartet?: boolean}): ReactNode {
  return (quartet ? four : three).map(({id, name, summary}, index) => (
    <RuledCard
      key={id}
      title={name}
      to={HERE}
      action={quartet ? undefined : 'Read Policy'}
      reference={quartet ? undefined : `POL-00${index + 1}`}
      edition={quartet ? undefined : 'Version 4.0'}
    >
      {summary}
    </RuledCard>
  ));
}

export function CardSheet(): ReactNode {
  return (
    <div className="wrap">
      <Sample name="Companies in pairs">
        <CompanyCards>
          {four.map(({id, shortName, letter, picture, summary, blurb}) => (
            <CompanyCard
              key={id}
              title={shortName}
              to={HERE}
              company={id}
              letter={letter}
              brief={summary}
              picture={<Picture name={picture} />}
            >
              {blurb}
            </CompanyCard>
          ))}
        </CompanyCards>
      </Sample>
      <Sample name="Three, each with the specification’s link">
        <CardTrio>
          {three.map(({id, name, picture, summary}) => (
            <CompanyCard
              key={id}
              title={name}
              to={HERE}
              company={id}
              action="Learn More"
              picture={<Picture name={picture} />}
            >
              {summary}
            </CompanyCard>
          ))}
        </CardTrio>
      </Sample>
      <Sample name="Ruled, with reference and facts">
        <RuledCards>
          <Ruled />
        </RuledCards>
      </Sample>
      <Sample name="Ruled, four in a row">
        <RuledQuartet>
          <Ruled quartet />
        </RuledQuartet>
      </Sample>
    </div>
  );
}
