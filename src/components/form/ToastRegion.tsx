import clsx from 'clsx';
import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

/** A short message about what just happened. The page must also say it elsewhere. */
export interface Toast {
  /** Must differ from the previous id, so that the same text is announced again. */
  readonly id: number;
  readonly kind: 'success' | 'failure';
  readonly text: string;
}

/** Milliseconds until a toast closes, unless the pointer or the focus is in it. */
const DURATION = 10_000;

function ToastMessage({toast, onClose}: {toast: Toast; onClose: () => void}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!root.current?.matches(':hover, :focus-within')) {
        close();
      }
    }, DURATION);
    return () => clearInterval(timer);
  }, []);
  return (
    <div ref={root} className={clsx('toast ink', toast.kind === 'failure' && 'toast--failure')}>
      <span>{toast.text}</span>
      <button className="link-button target" type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

/**
 * Shows a toast above the panel that follows it, never over it. The live regions must exist before
 * there is anything to announce.
 */
export function ToastRegion({toast}: {readonly toast: Toast | undefined}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<number>();
  const shown = toast?.id === closed ? undefined : toast;

  /** Closes the toast, and scrolls so that what is below it does not move on the screen. */
  function close(): void {
    const below = root.current?.nextElementSibling;
    const before = below?.getBoundingClientRect().top ?? 0;
    flushSync(() => setClosed(toast?.id));
    const after = below?.getBoundingClientRect().top ?? 0;
    window.scrollBy({top: after - before, behavior: 'instant'});
  }

  const message = shown && <ToastMessage key={shown.id} toast={shown} onClose={close} />;
  return (
    <div ref={root} className={clsx('toasts', !shown && 'toasts--empty')}>
      <div role="status">{shown?.kind === 'success' && message}</div>
      <div role="alert">{shown?.kind === 'failure' && message}</div>
    </div>
  );
}
