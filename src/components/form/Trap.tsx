import type {ReactNode, RefObject} from 'react';

interface Props {
  /** A name that no browser fills in by itself. */
  readonly name: string;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** A field that nobody sees, hears or reaches by keyboard; programs fill it in. */
export function Trap({name, input}: Props): ReactNode {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input ref={input} name={name} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
