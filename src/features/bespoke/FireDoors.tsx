import type {ReactNode} from 'react';
import {FigureCaption} from '@site/src/components/picture/FigureCaption';
import {Spread} from '@site/src/components/picture/Spread';
import {ModelPicture} from '../picture/ModelPicture';

/** Fire doors: what is sold, and on what evidence. */
export function FireDoors(): ReactNode {
  return (
    <Spread tone="ink" wordsFirst picture={<ModelPicture name="firedoor" sizes="100vw" />}>
      <h2>Fire rated doors</h2>
      <p className="lead">
        Tested as complete assemblies and third-party certified, with a certificate for each order.
      </p>
      <p>
        A fire door is a leaf, a frame, its strips, hinges and closer, tested together. So we supply
        them together.
      </p>
      <p className="caption">
        <FigureCaption
          number={4}
          subject="Doors of 30 and 60 minutes, cut open to their cores"
          scale="1:5"
        />
      </p>
    </Spread>
  );
}
