import {useEffect, useRef} from 'react';

/**
 * A suggestion that arrives while the form stands goes into it; nothing else does.
 *
 * @param suggested id of the choice; empty if nothing suggests one
 * @param choose puts it into the form
 */
export function useLaterSuggestion(suggested: string, choose: (id: string) => void): void {
  const applied = useRef(suggested);
  useEffect(() => {
    if (suggested !== '' && suggested !== applied.current) {
      applied.current = suggested;
      choose(suggested);
    }
  }, [suggested, choose]);
}
