import type {ReactNode} from 'react';
import {brand} from '@site/src/data/brand/brand';
import {streetViewAddress} from './street-view';
import {mapTexts, mapTypes} from './texts';
import type {MapPanelControl, MapPanelElements} from './useMapPanel';

interface Props extends Pick<MapPanelElements, 'view' | 'canvas'> {
  readonly control: MapPanelControl;
}

/** The map and the controls that go with it into full screen. */
export function MapView({control, view, canvas}: Props): ReactNode {
  const {state} = control;
  return (
    <div
      className="map-panel__view"
      ref={view}
      role="group"
      tabIndex={-1}
      aria-label={mapTexts.title}
    >
      <div className="map-panel__canvas" ref={canvas} />
      <div className="map-panel__bar">
        <div className="map-panel__types" role="group" aria-label="Map type">
          {mapTypes.map(({type, label}) => (
            <button
              key={type}
              type="button"
              aria-pressed={state.phase === 'shown' && state.type === type}
              onClick={() => control.onChooseType(type)}
            >
              {label}
            </button>
          ))}
        </div>
        <a href={streetViewAddress(brand)} target="_blank" rel="noopener noreferrer">
          {mapTexts.streetView}
          <span className="visually-hidden"> (opens Google Maps in a new tab)</span>
        </a>
      </div>
    </div>
  );
}
