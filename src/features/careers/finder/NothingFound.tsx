import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/actions';
import {finderTexts} from './texts';

/** In place of an empty list: the way back, and the way on. */
export function NothingFound({onClear}: {readonly onClear: (() => void) | undefined}): ReactNode {
  return (
    <div className="nothing-found">
      <p className="lead">{onClear ? finderTexts.nothing : finderTexts.noOpenings}</p>
      <div className="button-row">
        {onClear && (
          <button className="button" type="button" onClick={onClear}>
            {finderTexts.clear}
          </button>
        )}
        <ButtonLink to="/contact" variant={onClear ? 'plain' : 'signal'}>
          {finderTexts.speculative}
        </ButtonLink>
      </div>
    </div>
  );
}
