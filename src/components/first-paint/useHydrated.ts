import {useSyncExternalStore} from 'react';

const noChanges = () => () => undefined;

/** False in the HTML of the build and while React takes it over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
}
