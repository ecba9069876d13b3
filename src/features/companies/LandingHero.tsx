import type {ComponentProps, ReactNode} from 'react';
import {ButtonRow} from '@site/src/components/action/actions';
import {Hero} from '@site/src/components/hero/Hero';
import {KeyStrip, type KeyEntry} from '@site/src/components/hero/KeyStrip';
import {FigureCaption} from '@site/src/components/picture/Figure';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import {HeroPicture} from '../site/ModelPicture';

type Words = Pick<ComponentProps<typeof Hero>, 'title' | 'lead' | 'narrow' | 'oneLine' | 'points'>;

interface Props extends Words {
  readonly picture: PictureName;
  readonly subject: string;
  readonly scale: string;
  readonly entries?: readonly KeyEntry[];
  readonly children: ReactNode;
}

/** First screen of a company's page: its model, a title, buttons, and a caption below. */
export function LandingHero(props: Props): ReactNode {
  const {picture, subject, scale, entries = [], children, ...words} = props;
  return (
    <>
      <Hero {...words} framing={picture} picture={<HeroPicture name={picture} />}>
        <ButtonRow>{children}</ButtonRow>
      </Hero>
      <KeyStrip
        caption={<FigureCaption number={1} subject={subject} scale={scale} />}
        entries={entries}
      />
    </>
  );
}
