import type {ReactNode} from 'react';

interface Props {
  /** How much has gone, from 0 to 1. */
  readonly fraction: number;
  readonly onCancel: () => void;
}

/** How far the sending has come, with a way to stop it. */
export function SendingProgress({fraction, onCancel}: Props): ReactNode {
  const percent = Math.floor(fraction * 100);
  return (
    <div className="sending">
      <progress aria-label="Sent so far" max={100} value={percent} />
      <p className="sending__share">
        {percent < 100 ? `${percent}% sent` : 'All sent, waiting for the answer'}
      </p>
      <button className="button button--plain" type="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
