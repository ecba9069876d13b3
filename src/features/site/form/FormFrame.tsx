import {type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef, useState} from 'react';
import {FirstPaintScript, useHydrated} from '@site/src/platform/first-paint/FirstPaintScript';
import {ErrorSummary, type Problem, useErrorTitle} from '@site/src/components/form/ErrorSummary';
import {Honeypot} from '@site/src/components/form/MessagePanel';
import {ToastRegion} from '@site/src/components/form/ToastRegion';
import type {MailLink} from '../mailto';
import {ReachUs} from './FailurePanel';

/** Words of a form's end. */
interface FrameTexts {
  readonly send: string;
  readonly sending: string;
  readonly underWay: string;
  readonly sent: string;
  readonly failed: string;
}

interface Props {
  readonly id: string;
  /** Name of the form for screen readers. */
  readonly label: string;
  readonly texts: FrameTexts;
  readonly problems: readonly Problem[];
  readonly sending: boolean;
  /** What the toast tells; nothing while there is nothing to tell. */
  readonly outcome: {readonly attempt: number; readonly ok: boolean} | undefined;
  readonly honeypot: RefObject<HTMLInputElement | null>;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onTyped: () => void;
  /** An email with the form's questions, for visitors without JavaScript. */
  readonly mail: MailLink;
  /** Whether something else stands in the place of the form, which waits empty. */
  readonly replaced?: boolean;
  /** Under the button. */
  readonly smallPrint: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * Remembers a press of the button until the page's script has loaded, and tells the visitor how else
 * to contact us. Without JavaScript the button stays disabled, so nothing is lost, and the page says
 * so above the fields.
 */
function keepEarlyPress(id: string): void {
  const form = document.getElementById(id);
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (form && button) {
    button.disabled = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!form.dataset.alive) {
        form.dataset.pressed = 'true';
        form.querySelector('[data-early]')?.removeAttribute('hidden');
      }
    });
  }
}

/** Submits the form if the button was pressed before the script had loaded. */
function useEarlyPress(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    if (element) {
      element.dataset.alive = 'true';
      if (element.dataset.pressed) {
        delete element.dataset.pressed;
        element.querySelector('[data-early]')?.setAttribute('hidden', '');
        // Once draft and suggestion have filled what was empty.
        setTimeout(() => element.requestSubmit());
      }
    }
  }, []);
  return form;
}

function hideItsParent(): void {
  document.currentScript?.parentElement?.setAttribute('hidden', '');
}

/** Everything round the fields: what is wrong, the honeypot, the button, the toast. */
export function FormFrame(props: Props): ReactNode {
  const {id, label, texts, problems, sending, outcome, mail} = props;
  const hydrated = useHydrated();
  const form = useEarlyPress();
  const [closedToast, setClosedToast] = useState<number>();
  useErrorTitle(problems.length > 0);
  const shown = !sending && closedToast !== outcome?.attempt ? outcome : undefined;
  return (
    <>
      <form
        ref={form}
        className="form"
        id={id}
        aria-label={label}
        // If the browser submits the form without our script, nothing typed may end up in an address.
        method="post"
        noValidate
        hidden={props.replaced}
        suppressHydrationWarning
        onSubmit={props.onSubmit}
        onChange={props.onTyped}
      >
        <div className="notice form__wide" hidden={hydrated} suppressHydrationWarning>
          <FirstPaintScript run={hideItsParent} args={[]} />
          <p>This form needs JavaScript. Without it, you can reach us here:</p>
          <ReachUs
            mail={mail}
            note="A new email will open with the form’s questions already in it."
          />
        </div>
        <ErrorSummary problems={problems} />
        {props.children}
        <Honeypot input={props.honeypot} />
        <div className="form__end">
          <p className="visually-hidden" role="status">
            {sending && texts.underWay}
          </p>
          <button
            className="button"
            type="submit"
            disabled={sending || !hydrated}
            suppressHydrationWarning
          >
            {sending ? texts.sending : texts.send}
          </button>
          <div data-early role="status" hidden suppressHydrationWarning>
            <p>
              The page is still loading. Your form will be sent once the page has loaded. If nothing
              happens, contact us here; you won’t lose what you’ve entered.
            </p>
            <ReachUs
              mail={mail}
              note="A new email will open with the form’s questions already in it."
            />
          </div>
          <p className="quiet">{props.smallPrint}</p>
        </div>
      </form>
      <FirstPaintScript run={keepEarlyPress} args={[id]} />
      <ToastRegion
        toast={
          shown && {
            id: shown.attempt,
            kind: shown.ok ? 'success' : 'failure',
            text: shown.ok ? texts.sent : texts.failed,
          }
        }
        onClose={() => setClosedToast(outcome?.attempt)}
      />
    </>
  );
}
