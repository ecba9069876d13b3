import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import type {MapConfiguration} from '@site/src/configuration/configuration';
import {brand} from '@site/src/data/brand/brand';
import {SitePlan} from '../SitePlan';
import {KeyForm} from './KeyForm';
import {streetViewAddress} from './street-view';
import {mapMessages, mapStatus, mapTexts, mapTypes} from './texts';
import {type MapPanelControl, type MapPanelElements, useMapPanel} from './useMapPanel';

interface Props {
  readonly configuration: MapConfiguration;
}

/**
 * The map of the contact page: first a drawing and a request for a key, then the map in the same
 * frame (specification, sections 2, 4 and 8; decisions, "Map"). The page shows the address and
 * directions above the panel in every state.
 */
export function MapPanel({configuration}: Props): ReactNode {
  const [control, {panel, canvas, view, input, button}] = useMapPanel(configuration);
  const isLoaded = control.state.phase === 'shown';
  // The visitor can switch back to the drawing, which shows where the door is; the map does not.
  const [isPlanOnTop, setPlanOnTop] = useState(false);
  return (
    <div
      className={clsx(
        'map-panel',
        isLoaded && 'map-panel--loaded',
        isLoaded && !isPlanOnTop && 'map-panel--map',
      )}
      ref={panel}
    >
      <div className="map-panel__stack">
        <div className="map-panel__plan">
          <SitePlan />
        </div>
        <MapView control={control} view={view} canvas={canvas} />
      </div>
      <div className="map-panel__stack">
        <KeyForm control={control} input={input} button={button} />
        <MapNotes control={control}>
          <button className="link-button" type="button" onClick={() => setPlanOnTop(!isPlanOnTop)}>
            {isPlanOnTop ? mapTexts.showMap : mapTexts.showPlan}
          </button>
        </MapNotes>
      </div>
      <p className="visually-hidden" role="status">
        {mapStatus(control.state)}
      </p>
    </div>
  );
}

interface ViewProps extends Pick<MapPanelElements, 'view' | 'canvas'> {
  readonly control: MapPanelControl;
}

/** The map and its controls, which go full screen together. */
function MapView({control, view, canvas}: ViewProps): ReactNode {
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
      <div className="row row--apart map-panel__bar">
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

interface NotesProps {
  readonly control: MapPanelControl;
  /** The button that switches between map and drawing. */
  readonly children: ReactNode;
}

/** Replaces the key form below the map: keyboard help, and whether the key was saved. */
function MapNotes({control, children}: NotesProps): ReactNode {
  const {state, hasSiteKey} = control;
  // Before the map is shown these notes are hidden but reserve the space of the usual text.
  const kept = state.phase !== 'shown' || state.kept;
  const problem = state.phase === 'shown' ? state.problem : undefined;
  return (
    <div className="map-panel__notes">
      <p className="quiet" id={control.helpId}>
        {mapTexts.keyboard}
      </p>
      {problem ? (
        <p className="field__error">{mapMessages[problem]}</p>
      ) : (
        !hasSiteKey && <p className="quiet">{kept ? mapTexts.kept : mapTexts.notKept}</p>
      )}
      <div className="links">
        {children}
        {!hasSiteKey && (
          <button className="link-button" type="button" onClick={control.onForget}>
            {mapTexts.forget}
          </button>
        )}
      </div>
    </div>
  );
}
