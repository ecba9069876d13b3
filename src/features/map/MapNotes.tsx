import type {ReactNode} from 'react';
import {mapMessages} from './messages';
import {mapTexts} from './texts';
import type {MapPanelControl} from './useMapPanel';

interface Props {
  readonly control: MapPanelControl;
  /** Whether the drawing lies on the map at present. */
  readonly isPlanOnTop: boolean;
  readonly onTurn: () => void;
}

/** Stands below the map in the place of the question: how to move it, and what became of the key. */
export function MapNotes({control, isPlanOnTop, onTurn}: Props): ReactNode {
  const {state, hasSiteKey} = control;
  // While it is hidden it holds the place of the text that most visitors will see.
  const kept = state.phase !== 'shown' || state.kept;
  const problem = state.phase === 'shown' ? state.problem : undefined;
  return (
    <div className="map-panel__notes">
      {problem && <p className="field__error">{mapMessages[problem]}</p>}
      <div className="map-panel__help">
        <h3>{mapTexts.moving}</h3>
        <p className="quiet" id={control.helpId}>
          {mapTexts.keyboard}
        </p>
      </div>
      {!hasSiteKey && <p className="quiet">{kept ? mapTexts.kept : mapTexts.notKept}</p>}
      <div className="map-panel__ways">
        <button className="link-button" type="button" onClick={onTurn}>
          {isPlanOnTop ? mapTexts.showMap : mapTexts.showPlan}
        </button>
        {!hasSiteKey && (
          <button className="link-button" type="button" onClick={control.onForget}>
            {mapTexts.forget}
          </button>
        )}
      </div>
    </div>
  );
}
