import type {ReactNode} from 'react';
import {Figure} from '@site/src/components/picture/Figure';
import {Entry, Register} from '@site/src/components/register/Register';
import type {Country} from '@site/src/data/international/international.schema';
import {ModelPicture} from '../picture/ModelPicture';

interface Props {
  readonly country: Country;
  /** Number of its first figure on the page. */
  readonly firstFigure: number;
}

/** What we do in a country: words, the first picture whole, and the points beside a detail. */
export function CountryWork({country, firstFigure}: Props): ReactNode {
  const {heading, paragraphs, pointsHeading, points, figures} = country;
  return (
    <div className="country">
      <div className="country__words stack">
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {figures.map(({picture, caption}, index) => (
        <div key={picture} className={index === 0 ? 'country__whole' : 'country__detail'}>
          <Figure
            picture={
              <ModelPicture
                name={picture}
                sizes="(min-width: 80rem) 46rem, (min-width: 62rem) 58vw, 100vw"
              />
            }
            caption={`Fig. ${String(firstFigure + index).padStart(2, '0')} ${caption}`}
          />
        </div>
      ))}
      <div className="country__points">
        <h3>{pointsHeading}</h3>
        <Register>
          {points.map(({title, text}) => (
            <Entry key={title} name={title} layout="below">
              {text}
            </Entry>
          ))}
        </Register>
      </div>
    </div>
  );
}
