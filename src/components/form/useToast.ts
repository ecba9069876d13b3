import {useCallback, useState} from 'react';
import type {Toast} from './ToastRegion';

interface Toasts {
  readonly toast: Toast | undefined;
  readonly show: (kind: Toast['kind'], text: string) => void;
  readonly close: () => void;
}

/** The toast of a form: the newest replaces the one before. */
export function useToast(): Toasts {
  const [toast, setToast] = useState<Toast>();
  const show = useCallback((kind: Toast['kind'], text: string) => {
    setToast((before) => ({id: (before?.id ?? 0) + 1, kind, text}));
  }, []);
  const close = useCallback(() => setToast(undefined), []);
  return {toast, show, close};
}
