import {Fragment, type ReactNode, useEffect, useEffectEvent} from 'react';
import {type FieldValues, useFormState} from 'react-hook-form';
import {FirstPaintScript, useHydrated} from '@site/src/platform/first-paint/FirstPaintScript';
import {ErrorSummary, showField, useErrorTitle} from '@site/src/components/form/ErrorSummary';
import {Honeypot} from '@site/src/components/form/MessagePanel';
import {ToastRegion} from '@site/src/components/form/ToastRegion';
import type {MailLink} from '../mailto';
import {FailurePanel, type Letter, ReachUs} from './FailurePanel';
import {type FormTexts, SENDING} from './outcome';
import {startForm} from './start-form';
import type {SiteForm} from './useSiteForm';

interface Props<Values extends FieldValues, Message> {
  readonly site: SiteForm<Values, Message>;
  readonly label: string;
  readonly texts: FormTexts;
  readonly letterOf: (values: Values) => Letter;
  /** Shown above the form after a success. */
  readonly success: ReactNode;
  /** Hides the emptied form after a success. */
  readonly replaced?: boolean;
  /** An email with the form's questions, for visitors without JavaScript. */
  readonly mail: MailLink;
  readonly smallPrint: ReactNode;
  readonly children: ReactNode;
}

function hideItsParent(): void {
  document.currentScript?.parentElement?.setAttribute('hidden', '');
}

function OtherWays({mail}: {readonly mail: MailLink}): ReactNode {
  return (
    <ReachUs mail={mail} note="A new email will open with the form’s questions already in it." />
  );
}

/** Everything around the fields: the outcome, the mistakes, the honeypot, the button, the toast. */
export function FormFrame<Values extends FieldValues, Message>(
  props: Props<Values, Message>,
): ReactNode {
  const {site, texts, mail} = props;
  const {id, draftName, names, form, sending, result} = site;
  // The visitor cancelled it, so no toast announces it.
  const wasCancelled = result?.ok === false && result.reason === 'cancelled';
  const hydrated = useHydrated();
  const {submitCount} = useFormState({control: form.control});
  const problems = names.flatMap((name) => {
    const message = form.getFieldState(name, form.formState).error?.message;
    return message === undefined ? [] : [{id: `${id}-${name}`, message}];
  });
  useErrorTitle(problems.length > 0);
  const showFirst = useEffectEvent(() => {
    const [first] = problems;
    if (first) showField(first.id);
  });
  useEffect(() => {
    if (submitCount > 0) showFirst();
  }, [submitCount]);
  return (
    <>
      <ToastRegion
        toast={
          sending || !result || wasCancelled
            ? undefined
            : {
                id: result.attempt,
                kind: result.ok ? 'success' : 'failure',
                text: result.ok ? texts.sent : texts.failed,
              }
        }
      />
      {result && (
        // A new panel for each attempt.
        <Fragment key={result.attempt}>
          {result.ok ? (
            props.success
          ) : (
            <FailurePanel
              reason={result.reason}
              texts={texts}
              control={form.control}
              letterOf={props.letterOf}
              formId={id}
              sending={sending}
            />
          )}
        </Fragment>
      )}
      <form
        className="form"
        id={id}
        aria-label={props.label}
        // Uses POST, so that the values are not in the address if the browser submits without our
        // script.
        method="post"
        noValidate
        hidden={props.replaced}
        suppressHydrationWarning
        onSubmit={(event) => {
          site.read();
          site.onSubmit(event);
        }}
        // Bubbles from a field, which has informed the library already.
        onChange={site.read}
      >
        <div className="notice form__wide" hidden={hydrated} suppressHydrationWarning>
          <FirstPaintScript run={hideItsParent} args={[]} />
          <p>This form needs JavaScript. Without it, you can reach us here:</p>
          <OtherWays mail={mail} />
        </div>
        {result?.ok && <h3 className="form__wide">Send another {texts.thing}</h3>}
        <ErrorSummary problems={problems} />
        {props.children}
        <Honeypot input={site.honeypot} />
        <div className="form__end">
          <p className="visually-hidden" role="status">
            {sending && `Your ${texts.thing} is on its way.`}
          </p>
          <button
            className="button"
            type="submit"
            disabled={sending || !hydrated}
            suppressHydrationWarning
          >
            {sending ? SENDING : texts.send}
          </button>
          <div data-early role="status" hidden suppressHydrationWarning>
            <p className="form__promise">
              The page is still loading. Your form will be sent once the page has loaded. If nothing
              happens, contact us here; you won’t lose what you’ve entered.
            </p>
            <OtherWays mail={mail} />
          </div>
          <p className="quiet">{props.smallPrint}</p>
        </div>
      </form>
      <FirstPaintScript run={startForm} args={[id, draftName, names]} />
    </>
  );
}
