import {useHistory} from '@docusaurus/router';
import type {MouseEvent} from 'react';

function opensHere({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * A click handler that lets state travel with an in-app navigation, out of the address. A new tab
 * and a copied link get the plain address.
 */
export function useStatefulNavigation(
  state: object | undefined,
): ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined {
  const history = useHistory();
  if (state === undefined) {
    return undefined;
  }
  return (event) => {
    if (event.defaultPrevented || !opensHere(event)) {
      return;
    }
    event.preventDefault();
    const {pathname, search, hash} = event.currentTarget;
    const here = history.createHref(history.location) === pathname + search + hash;
    if (here) {
      history.replace({pathname, search, hash, state});
    } else {
      history.push({pathname, search, hash, state});
    }
  };
}
