import type {ReactNode} from 'react';
import {Hero} from '@site/src/components/hero/Hero';
import {KeyStrip} from '@site/src/components/hero/KeyStrip';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import type {ProjectFrontMatter, ServiceFrontMatter} from '@site/src/plugins/documents/schema';
import {HeroPicture} from '../picture/HeroPicture';

/** Pictures with a dark sky of their own: the scrim would only muddy it. */
const NIGHT_PICTURES: readonly string[] = ['night', 'emergency'];

interface Props {
  readonly document: ServiceFrontMatter | ProjectFrontMatter;
}

/** The hero picture with its numbered points, and the key beneath. */
export function ModelHero({document}: Props): ReactNode {
  const {title, company, picture, figure, keynotes = []} = document;
  const points = keynotes.map((point, index) => ({...point, mark: String(index + 1), company}));
  return (
    <>
      <Hero
        title={title}
        variant={NIGHT_PICTURES.includes(picture) ? 'night' : 'page'}
        framing={picture}
        picture={
          // The documents plugin has checked the name against the catalogue.
          <HeroPicture name={picture as PictureName} />
        }
        points={points}
      />
      <KeyStrip
        caption={
          <>
            Fig. 01 Scale model, {figure.scale}. {figure.subject}.
          </>
        }
        entries={points}
      />
    </>
  );
}
