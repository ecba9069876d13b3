import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {ButtonRow} from '@site/src/components/action/ButtonRow';
import {Opening} from '@site/src/components/hero/Opening';
import {FigureCaption} from '@site/src/components/picture/FigureCaption';
import {ModelPicture} from '../picture/ModelPicture';

/** First screen of the page about all construction services. */
export function ServicesOpening(): ReactNode {
  return (
    <Opening
      title="Construction services"
      lead="Six services, appointed together or one at a time. Two of them, set out here, decide whether the others finish on the day and at the price."
      picture={<ModelPicture name="terrace" sizes="(min-width: 62rem) 62vw, 100vw" priority />}
      caption={
        <FigureCaption number={1} subject="One house open, its neighbours at home" scale="1:100" />
      }
    >
      <ButtonRow>
        <ButtonLink to="/contact">Request a Quote</ButtonLink>
      </ButtonRow>
    </Opening>
  );
}
