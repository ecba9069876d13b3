import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {isDemonstration} from '@site/src/configuration/demonstration-map';
import {mapMessages} from './messages';
import {mapTexts} from './texts';
import type {MapPanelControl, MapPanelElements} from './useMapPanel';

interface Props extends Pick<MapPanelElements, 'input' | 'button'> {
  readonly control: MapPanelControl;
}

function explanation(hasSiteKey: boolean, isOwnMap: boolean): string {
  if (hasSiteKey) return mapTexts.siteKey;
  return isOwnMap ? mapTexts.demonstration : mapTexts.question;
}

/** Asks for the key, or, where the site has its own, offers another try after a failure. */
export function KeyForm({control, input, button}: Props): ReactNode {
  const {state, hasSiteKey, styleUrl} = control;
  const id = useId();
  const errorId = `${id}-error`;
  const isLoading = state.phase === 'loading';
  const problem = state.phase === 'key-required' ? state.problem : undefined;
  const isKeyWrong = problem !== undefined && problem !== 'failed';
  const load = (
    <button className="button button--plain" type="submit" disabled={isLoading} ref={button}>
      {isLoading ? mapTexts.loading : mapTexts.load}
    </button>
  );
  return (
    <form className="map-panel__ask" noValidate onSubmit={control.onSubmit} autoComplete="off">
      <div>
        <h3>{mapTexts.heading}</h3>
        <p className="quiet map-panel__question">
          {explanation(hasSiteKey, isDemonstration(styleUrl))}
        </p>
        <noscript>
          <p>{mapTexts.withoutScripts}</p>
        </noscript>
      </div>
      <div className={clsx('field map-panel__field', isKeyWrong && 'field--error')}>
        {!hasSiteKey && <label htmlFor={id}>{mapTexts.keyLabel}</label>}
        <div className="map-panel__row">
          {!hasSiteKey && (
            <input
              className="input"
              id={id}
              ref={input}
              value={state.key}
              readOnly={isLoading}
              onChange={({target}) => control.onType(target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-required
              aria-invalid={isKeyWrong || undefined}
              aria-describedby={problem && errorId}
            />
          )}
          {load}
        </div>
        {problem && (
          <p className="field__error" id={errorId}>
            {mapMessages[problem]}
          </p>
        )}
      </div>
    </form>
  );
}
