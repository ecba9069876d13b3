import {useEffect} from 'react';
import {forceStates} from './forced-states';

/** Lets the style page show hover, focus and press without pointer and keyboard. */
export function ForcedStates(): null {
  useEffect(() => forceStates(document.styleSheets), []);
  return null;
}
