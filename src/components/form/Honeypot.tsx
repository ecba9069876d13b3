import type {ReactNode, RefObject} from 'react';

/** No browser knows what to fill into a field of this name, and no rule of the page mentions it. */
const HONEYPOT_NAME = 'tidemark-ref';

/** A field that nobody sees, hears or reaches by keyboard; programs fill it in. */
export function Honeypot({input}: {input: RefObject<HTMLInputElement | null>}): ReactNode {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input ref={input} name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
