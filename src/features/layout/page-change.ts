/**
 * A client module (see `clientModules` in docusaurus.config.ts): Docusaurus calls it when the
 * router goes to another address, and again when what stands there is in place. It marks the root
 * element for transition.css.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

interface Place {
  readonly pathname: string;
}

interface Move {
  readonly location: Place;
  /** Null at the first page of a visit. */
  readonly previousLocation: Place | null;
}

const MARK = 'data-page-change';

/**
 * How long the mark stays once the new page moves, in milliseconds: longer than the page
 * moves, and until the browser has restored the position after Back.
 */
const AFTERMATH = 300;

let back = false;
let frame = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

if (ExecutionEnvironment.canUseDOM) {
  // Before the router's own listener, because it is there first.
  window.addEventListener('popstate', () => {
    back = true;
  });
}

function isOtherPage({location, previousLocation}: Move): boolean {
  return previousLocation !== null && previousLocation.pathname !== location.pathname;
}

/** While the old page still stands: the new one will begin at its top at once. */
export function onRouteUpdate(move: Move): void {
  if (isOtherPage(move)) {
    cancelAnimationFrame(frame);
    clearTimeout(removal);
    document.documentElement.setAttribute(MARK, back ? 'back' : 'leaving');
  }
  back = false;
}

/** When the new page stands, and before it is painted. */
export function onRouteDidUpdate(move: Move): void {
  if (isOtherPage(move)) {
    const root = document.documentElement;
    if (root.getAttribute(MARK) === 'leaving') {
      root.setAttribute(MARK, 'arriving');
    }
    // Counted from the first frame that moved, which a slow device draws late: the movement is set
    // up in one frame and begins with the next.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        removal = setTimeout(() => root.removeAttribute(MARK), AFTERMATH);
      });
    });
  }
}
