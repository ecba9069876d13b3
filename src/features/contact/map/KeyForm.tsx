import clsx from 'clsx';
import type {ReactNode} from 'react';
import {mapMessages, mapTexts} from './texts';
import type {MapPanelControl, MapPanelElements} from './useMapPanel';

const ID = 'map-key';
const ERROR_ID = 'map-key-error';

interface Props extends Pick<MapPanelElements, 'input' | 'button'> {
  readonly control: MapPanelControl;
}

/**
 * Asks for the key. If the site has its own key, offers another attempt after a failure instead.
 */
export function KeyForm({control, input, button}: Props): ReactNode {
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
          <p className="field__error" id={ERROR_ID}>
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
            <label htmlFor={ID}>{mapTexts.keyLabel}</label>
            <input
              className="input"
              id={ID}
              ref={input}
              value={state.key}
              readOnly={isLoading}
              onChange={({target}) => control.onType(target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-required
              aria-invalid={isKeyWrong || undefined}
              aria-describedby={problem && ERROR_ID}
            />
          </>
        )}
        <button className="button button--plain" type="submit" disabled={isLoading} ref={button}>
          {isLoading ? mapTexts.loading : mapTexts.load}
        </button>
      </div>
    </form>
  );
}
