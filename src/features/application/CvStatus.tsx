import type {ReactNode} from 'react';
import {controlId} from './control-id';
import type {CvChoice} from './cv-choice';
import {sizeText} from './cv/cv-messages';

interface Props {
  readonly choice: CvChoice;
  readonly locked: boolean;
  readonly onRemove: () => void;
}

function status(choice: CvChoice): ReactNode {
  switch (choice.state) {
    case 'none':
      return null;
    case 'checking':
      return `Checking ${choice.name}`;
    case 'refused':
      return (
        <>
          <span className="cv__name">{choice.name}</span> was not taken.
        </>
      );
    case 'accepted':
      return (
        <>
          <span className="cv__name">{choice.file.name}</span>{' '}
          <span className="quiet">{sizeText(choice.file.size)}</span>
        </>
      );
  }
}

/** Which file was chosen, and what became of it. Announced politely. */
export function CvStatus({choice, locked, onRemove}: Props): ReactNode {
  function remove(): void {
    onRemove();
    // The button goes, and with it the focus.
    document.getElementById(controlId('resume'))?.focus();
  }
  return (
    <div className="cv">
      <p role="status">{status(choice)}</p>
      {choice.state === 'accepted' && (
        <button
          className="button button--plain"
          type="button"
          disabled={locked}
          aria-label={`Remove ${choice.file.name}`}
          onClick={remove}
        >
          Remove
        </button>
      )}
    </div>
  );
}
