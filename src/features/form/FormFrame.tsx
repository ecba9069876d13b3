import {useState, type ReactNode, type RefObject, type SubmitEvent} from 'react';
import {ErrorSummary, type Problem} from '@site/src/components/form/ErrorSummary';
import {ToastRegion} from '@site/src/components/form/ToastRegion';
import {Trap} from '@site/src/components/form/Trap';
import {useErrorTitle} from '@site/src/components/form/useErrorTitle';
import {TRAP_NAME} from './spam';

/** Words of a form's end. */
interface FrameTexts {
  readonly send: string;
  readonly sending: string;
  readonly underWay: string;
  readonly hasty: string;
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
  readonly trap: RefObject<HTMLInputElement | null>;
  /** Whether the visitor was asked to press the button once more. */
  readonly asked: boolean;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onTyped: () => void;
  /** Under the button. */
  readonly smallPrint: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Everything round the fields: what is wrong, the trap, the button, the toast. */
export function FormFrame(props: Props): ReactNode {
  const {id, label, texts, problems, sending, outcome, trap, asked} = props;
  const [closedToast, setClosedToast] = useState<number>();
  useErrorTitle(problems.length > 0);
  const shown = !sending && closedToast !== outcome?.attempt ? outcome : undefined;
  return (
    <>
      <form
        className="form"
        id={id}
        aria-label={label}
        noValidate
        onSubmit={props.onSubmit}
        onChange={props.onTyped}
      >
        <ErrorSummary problems={problems} />
        {props.children}
        <Trap name={TRAP_NAME} input={trap} />
        <div className="form__end">
          <p className={asked ? undefined : 'visually-hidden'} role="status">
            {asked && texts.hasty}
            {sending && texts.underWay}
          </p>
          <button className="button" type="submit" disabled={sending}>
            {sending ? texts.sending : texts.send}
          </button>
          <p className="quiet">{props.smallPrint}</p>
        </div>
      </form>
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
