import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import type {MapConfiguration} from '@site/src/configuration/configuration';
import {brand} from '@site/src/data/brand/brand';
import {hasDrawings} from '@site/src/data/contact/drawings';
import {SitePlan} from '../SitePlan';
import {mapMessages, mapStatus, mapTexts, mapTypes} from './texts';
import {HELP_ID, useMapPanel} from './useMapPanel';

type Control = ReturnType<typeof useMapPanel>[0];
type Elements = ReturnType<typeof useMapPanel>[1];

const KEY_ID = 'map-key';
const KEY_ERROR_ID = 'map-key-error';

/**
 * Asks for the key. If the site has its own key, offers another attempt after a failure instead.
 */
function KeyForm({
  control,
  input,
  button,
}: {readonly control: Control} & Pick<Elements, 'input' | 'button'>): ReactNode {
  const {state, hasSiteKey} = control;
  const isLoading = state.phase === 'loading';
  const problem = state.phase === 'key-required' ? state.problem : undefined;
  const isKeyWrong = problem !== undefined && problem !== 'failed';
  return (
    <form className="map-panel__ask" noValidate onSubmit={control.onSubmit} autoComplete="off">
      <h3>{mapTexts.heading}</h3>
      {/* The error covers the question, which keeps its space so that the layout does not move. */}
      <div className="map-panel__stack">
        <p
          className={clsx(
            'quiet map-panel__question needs-script',
            problem && 'map-panel__question--covered',
          )}
        >
          {hasSiteKey ? mapTexts.siteKey : mapTexts.question}
        </p>
        {problem && (
          <p className="field__error" id={KEY_ERROR_ID}>
            {mapMessages[problem]}
          </p>
        )}
      </div>
      <noscript>
        <p>{mapTexts.withoutScripts}</p>
      </noscript>
      <div className="map-panel__row needs-script">
        {!hasSiteKey && (
          <>
            <label htmlFor={KEY_ID}>{mapTexts.keyLabel}</label>
            <input
              className="input"
              id={KEY_ID}
              ref={input}
              value={state.key}
              readOnly={isLoading}
              onChange={({target}) => control.onType(target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-required
              aria-invalid={isKeyWrong || undefined}
              aria-describedby={problem && KEY_ERROR_ID}
            />
          </>
        )}
        <button className="button button--plain" type="submit" disabled={isLoading} ref={button}>
          {isLoading ? mapTexts.loading : mapTexts.load}
        </button>
        {control.needsReload && (
          <button className="button button--plain" type="button" onClick={control.onReload}>
            {mapTexts.reload}
          </button>
        )}
      </div>
    </form>
  );
}

const {latitude, longitude} = brand.coordinates;

/** Google Street View at the headquarters (decisions, "Map"). This form of address needs no key. */
const STREET_VIEW = `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${latitude}%2C${longitude}`;

/** The map and its controls, which go full screen together. */
function MapView({
  control: {state, onChooseType},
  view,
  canvas,
}: {readonly control: Control} & Pick<Elements, 'view' | 'canvas'>): ReactNode {
  return (
    <div
      className="map-panel__view"
      ref={view}
      role="group"
      tabIndex={-1}
      aria-label={mapTexts.title}
      data-search="skip"
    >
      <div className="map-panel__canvas" ref={canvas} />
      <div className="row row--apart map-panel__bar">
        <div className="map-panel__types" role="group" aria-label="Map type">
          {mapTypes.map(({type, label}) => (
            <button
              key={type}
              type="button"
              aria-pressed={state.phase === 'shown' && state.type === type}
              onClick={() => onChooseType(type)}
            >
              {`${label} `}
            </button>
          ))}
        </div>
        <a href={STREET_VIEW} target="_blank" rel="noopener noreferrer">
          {mapTexts.streetView}
          <span className="visually-hidden"> (opens Google Maps in a new tab)</span>
        </a>
      </div>
    </div>
  );
}

interface NotesProps {
  readonly control: Control;
  /** The button that switches between map and drawing. */
  readonly children: ReactNode;
}

/** Replaces the key form below the map: keyboard help, and whether the key was saved. */
function MapNotes({control: {state, hasSiteKey, onForget}, children}: NotesProps): ReactNode {
  // Before the map is shown these notes are hidden but reserve the space of the usual text.
  const kept = state.phase !== 'shown' || state.kept;
  const problem = state.phase === 'shown' ? state.problem : undefined;
  return (
    <div className="map-panel__notes" data-search="skip">
      <p className="quiet" id={HELP_ID}>
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
          <button className="link-button" type="button" onClick={onForget}>
            {mapTexts.forget}
          </button>
        )}
      </div>
    </div>
  );
}

/**
 * The map of the contact page: first a drawing and a request for a key, then the map in the same
 * frame (specification, sections 2, 4 and 8; decisions, "Map"). The page shows the address and
 * directions above the panel in every state.
 */
export function MapPanel({configuration}: {readonly configuration: MapConfiguration}): ReactNode {
  const [control, {panel, canvas, view, input, button}] = useMapPanel(configuration);
  const isLoaded = control.state.phase === 'shown';
  // The visitor can switch back to the drawing, which shows where the door is; the map does not.
  const [isPlanOnTop, setPlanOnTop] = useState(false);
  return (
    <div
      className={clsx(
        'map-panel',
        !hasDrawings && 'map-panel--bare',
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
          {hasDrawings && (
            <button
              className="link-button"
              type="button"
              onClick={() => setPlanOnTop(!isPlanOnTop)}
            >
              {isPlanOnTop ? mapTexts.showMap : mapTexts.showPlan}{' '}
            </button>
          )}
        </MapNotes>
      </div>
      <p className="visually-hidden" role="status">
        {mapStatus(control.state)}
      </p>
    </div>
  );
}
