import type {ReactNode} from 'react';
import {FigureCaption} from '@site/src/components/picture/FigureCaption';
import {Spread} from '@site/src/components/picture/Spread';
import {Entry, Register} from '@site/src/components/register/Register';
import {ModelPicture} from '../picture/ModelPicture';

/** What a client holds when the architects have finished. */
export function DrawingSet(): ReactNode {
  return (
    <Spread tone="ink" wordsFirst picture={<ModelPicture name="drawing" sizes="100vw" />}>
      <h2>A drawing set, and what each sheet is for</h2>
      <Register tone="ink">
        <Entry name="Plans and sections" layout="below">
          What stands where, at a scale that can be measured with a ruler.
        </Entry>
        <Entry name="Details" layout="below">
          How two materials meet, for every place where water, fire or a hand will test it.
        </Entry>
        <Entry name="Schedules" layout="below">
          Each door, window and finish once, by number, so that nothing is counted twice.
        </Entry>
        <Entry name="Specification" layout="below">
          What it is made of, and how anyone can tell that it was done properly.
        </Entry>
      </Register>
      <p className="caption">
        <FigureCaption number={2} subject="A section standing on its own plan" scale="1:50" />
      </p>
    </Spread>
  );
}
