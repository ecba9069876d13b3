import type {ReactNode} from 'react';
import {mapMessages} from './messages';
import {mapTexts} from './texts';
import type {MapPanelControl} from './useMapPanel';

/** Stands below the map in the place of the question: how to move it, and what became of the key. */
export function MapNotes({control}: {readonly control: MapPanelControl}): ReactNode {
  const {state, hasSiteKey} = control;
  const kept = state.phase === 'shown' && state.kept;
  const problem = state.phase === 'shown' ? state.problem : undefined;
  return (
    <div className="map-panel__notes">
      {problem && <p className="field__error">{mapMessages[problem]}</p>}
      <div>
        <h3>{mapTexts.moving}</h3>
        <p className="quiet" id={control.helpId}>
          {mapTexts.keyboard}
        </p>
      </div>
      {!hasSiteKey && (
        <p className="quiet">
          {kept ? mapTexts.kept : mapTexts.notKept}{' '}
          <button
            className="link-button map-panel__forget"
            type="button"
            onClick={control.onForget}
          >
            {mapTexts.forget}
          </button>
        </p>
      )}
    </div>
  );
}
