import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';

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
  useEffect(() => {
    const timer = setInterval(() => {
      if (!root.current?.matches(':hover, :focus-within')) {
        onClose();
      }
    }, DURATION);
    return () => clearInterval(timer);
  }, [onClose]);
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
 * Shows toasts under the header. The live regions must exist before there is anything to announce.
 */
export function ToastRegion({toast, onClose}: Props): ReactNode {
  const message = toast && <ToastMessage key={toast.id} toast={toast} onClose={onClose} />;
  return (
    <div className="toasts">
      <div role="status">{toast?.kind === 'success' && message}</div>
      <div role="alert">{toast?.kind === 'failure' && message}</div>
    </div>
  );
}
