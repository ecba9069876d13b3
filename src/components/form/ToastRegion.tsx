import clsx from 'clsx';
import {useEffect, useEffectEvent, useRef, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

/** A short message about what just happened. The page must also say it elsewhere. */
export interface Toast {
  /** Must differ from the previous id, so that the same text is announced again. */
  readonly id: number;
  readonly kind: 'success' | 'failure';
  readonly text: string;
}

interface Props {
  readonly toast: Toast | undefined;
  readonly onClose: () => void;
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
 * Shows toasts above the panel that follows it, never over it. The live regions must exist before
 * there is anything to announce.
 */
export function ToastRegion({toast, onClose}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);

  /** Closes the toast, and scrolls so that what is below it does not move on the screen. */
  function close(): void {
    const below = root.current?.nextElementSibling;
    const before = below?.getBoundingClientRect().top ?? 0;
    flushSync(onClose);
    const after = below?.getBoundingClientRect().top ?? 0;
    window.scrollBy({top: after - before, behavior: 'instant'});
  }

  const message = toast && <ToastMessage key={toast.id} toast={toast} onClose={close} />;
  return (
    <div ref={root} className={clsx('toasts', !toast && 'toasts--empty')}>
      <div role="status">{toast?.kind === 'success' && message}</div>
      <div role="alert">{toast?.kind === 'failure' && message}</div>
    </div>
  );
}
