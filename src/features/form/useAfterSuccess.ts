import {useEffect, useRef} from 'react';

/** Does something once for each success, such as emptying the form (specification 3 and 4). */
export function useAfterSuccess(
  result: {readonly ok: boolean; readonly attempt: number} | undefined,
  then: () => void,
): void {
  const done = useRef<number>(undefined);
  useEffect(() => {
    if (result?.ok && done.current !== result.attempt) {
      done.current = result.attempt;
      then();
    }
  }, [result, then]);
}
