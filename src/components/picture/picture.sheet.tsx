import type {ReactNode} from 'react';
import {ModelCutLine} from '@site/src/features/site/ModelFigure';
import {ModelPicture} from '@site/src/features/site/ModelPicture';
import {Sample} from '@site/src/features/style-page/Sample';
import {Figure, FigureCaption, FigureRow, Pair, PairHalf, Plate, Spread} from './Figure';
import {PictureChoice} from './PictureChoice';

const caption = (number: number) => (
  <FigureCaption number={number} subject="The joiner’s bench" note="Rendered model, 1:4" />
);

function Model({name}: {readonly name: 'bench' | 'sash' | 'lobby' | 'night'}): ReactNode {
  return <ModelPicture name={name} sizes="(min-width: 62rem) 50vw, 100vw" />;
}

/** Pictures with captions, each of which says that it shows a model. */
export function PictureSheet(): ReactNode {
  return (
    <>
      <Sample name="Figures: alone, in a row, as a panorama">
        <Figure picture={<Model name="bench" />} caption={caption(1)} />
        <FigureRow>
          <Figure picture={<Model name="lobby" />} caption={caption(2)} />
          <Figure picture={<Model name="sash" />} caption={caption(3)} />
        </FigureRow>
        <Figure picture={<Model name="night" />} caption={caption(4)} panorama />
      </Sample>
      <Sample name="Choice between pictures">
        <PictureChoice
          name="sample"
          legend="Time of day"
          options={[
            {value: 'day', label: 'Day', picture: <Model name="lobby" />, caption: caption(9)},
            {value: 'night', label: 'Night', picture: <Model name="night" />, caption: caption(10)},
          ]}
        />
      </Sample>
      <Sample name="Plates">
        <Plate figure={<Figure picture={<Model name="bench" />} caption={caption(5)} />}>
          <h2>Lying</h2>
          <p>Seven columns of the twelve, words in the other five.</p>
        </Plate>
        <Plate
          upright
          wordsFirst
          figure={<Figure picture={<Model name="sash" />} caption={caption(6)} />}
        >
          <h2>Upright, words first</h2>
          <p>Five columns of the twelve.</p>
        </Plate>
      </Sample>
      <Sample name="Cut line">
        <Plate
          figure={
            <ModelCutLine
              name="house3d"
              drawing="house3ddrawing"
              sizes="(min-width: 62rem) 50vw, 100vw"
              dimensions={[{from: [62.08, 75.29], to: [89.91, 81.43], length: '7600'}]}
              description="New extension 7600 mm wide"
              number={7}
              subject="House with a new extension"
            />
          }
        >
          <h2>Photograph and drawing</h2>
          <p>The line between them moves.</p>
        </Plate>
      </Sample>
      <Sample name="Spreads" bleed>
        <Spread picture={<Model name="lobby" />}>
          <h2>On the page</h2>
          <p>A picture that fills half the sheet.</p>
        </Spread>
        <Spread tone="card" wordsFirst picture={<Model name="sash" />}>
          <h2>On card, words first</h2>
          <p>The picture is on the right.</p>
        </Spread>
        <Spread tone="ink" picture={<Model name="night" />}>
          <h2>On ink</h2>
          <p>For one spread a page.</p>
        </Spread>
      </Sample>
      <Sample name="Pair" bleed>
        <Pair>
          <PairHalf picture={<Model name="lobby" />} caption={caption(8)} heading="By day">
            <p className="quiet">Two pictures that share one edge.</p>
          </PairHalf>
          <PairHalf picture={<Model name="night" />} caption={caption(9)} heading="By night">
            <p className="quiet">Each with its words beneath.</p>
          </PairHalf>
        </Pair>
      </Sample>
    </>
  );
}
