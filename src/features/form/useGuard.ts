import {useEffect, useRef, useState, type RefObject} from 'react';
import {judge, type Verdict} from './spam';

interface Guard {
  /** The field that people do not see. */
  readonly trap: RefObject<HTMLInputElement | null>;
  /** Whether the visitor was asked to press the button once more. */
  readonly asked: boolean;
  readonly verdict: () => Verdict;
}

/** Judges each submission by the trap and by the time since the form appeared. */
export function useGuard(): Guard {
  const trap = useRef<HTMLInputElement>(null);
  const appeared = useRef(0);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    appeared.current = performance.now();
  }, []);

  function verdict(): Verdict {
    const elapsed = performance.now() - appeared.current;
    const judged = judge({trap: trap.current?.value ?? '', elapsed, askedBefore: asked});
    setAsked(judged === 'hasty');
    if (judged === 'program' && trap.current) {
      // It may have been a program of the visitor's: the next press is theirs.
      trap.current.value = '';
    }
    return judged;
  }

  return {trap, asked, verdict};
}
