import type {ComponentProps, ReactNode} from 'react';
import {Hero} from '@site/src/components/hero/Hero';
import {KeyStrip} from '@site/src/components/hero/KeyStrip';
import {SplitHero} from '@site/src/components/hero/SplitHero';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import {heroFacts, photographOf, pictureSource} from '@site/src/data/pictures/sources';
import {ModelPicture} from './ModelPicture';

type Props = Omit<ComponentProps<typeof Hero>, 'picture' | 'framing'> & {
  readonly name: PictureName;
};

/**
 * The first screen of a page with a picture of the catalogue. The title is on the dark area of a
 * model, but beside a photograph, which has no such area. A photograph is cropped, so it shows no
 * points, and of the key only the links.
 */
export function PictureHero({name, ...hero}: Props): ReactNode {
  if (!photographOf(name)) {
    const {zoom} = heroFacts(name);
    const sizes = `(min-width: 48rem) 100vw, ${zoom}vw`;
    return (
      <Hero
        {...hero}
        framing={name}
        picture={<ModelPicture name={name} sizes={sizes} priority />}
      />
    );
  }
  const {title, lead, caption, legend = false, entries = [], children} = hero;
  const links = entries.filter(({to}) => to !== undefined);
  const {width, height} = pictureSource(name);
  // The frame is 42rem high on wide screens, and three quarters of its width on phones.
  const wide = Math.ceil((42 * width) / height);
  const phone = Math.ceil(Math.max(100, (75 * width) / height));
  return (
    <>
      <SplitHero
        title={title}
        lead={lead}
        picture={
          <ModelPicture
            name={name}
            sizes={`(min-width: 62rem) max(59vw, ${wide}rem), ${phone}vw`}
            priority
          />
        }
        caption={caption}
        photograph
      >
        {children}
      </SplitHero>
      {links.length > 0 && <KeyStrip caption="" entries={links} legend={legend} />}
    </>
  );
}
