import type {ComponentProps, ReactNode} from 'react';
import {ButtonRow} from '@site/src/components/action/actions';
import type {PictureName} from '@site/src/data/pictures/catalogue';
import {PhoneLine} from '../contact/ContactCallToAction';
import {ModelCaption} from '../site/ModelPicture';
import {PictureHero} from '../site/PictureHero';

type HeroProps = Omit<ComponentProps<typeof PictureHero>, 'name' | 'caption'>;

interface Props extends HeroProps {
  readonly picture: PictureName;
  readonly subject: string;
  /** Shows the emergency number below the buttons. */
  readonly emergency?: boolean;
}

/** First screen of a company's page: its model, a title and buttons. */
export function LandingHero(props: Props): ReactNode {
  const {picture, subject, emergency = false, children, ...hero} = props;
  return (
    <PictureHero
      {...hero}
      name={picture}
      textFirst={emergency}
      caption={<ModelCaption name={picture} number={1} subject={subject} />}
    >
      <ButtonRow>{children}</ButtonRow>
      {emergency && <PhoneLine line="emergency" />}
    </PictureHero>
  );
}
