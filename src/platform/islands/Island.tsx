import type {ReactElement, ReactNode} from 'react';
import {FirstPaintScript} from '../first-paint/FirstPaintScript';
import type {IslandName} from './islands';

interface Props {
  /** Name of the component in `islands.ts`. */
  readonly name: IslandName;
  /** The component. Its props are written into the page as JSON. */
  readonly children: ReactElement<object>;
}

/**
 * Handles an island until its script runs. Remembers a press of its form's button (`data-pressed`),
 * so that the script can submit the form later. If the site's script did not load with the page,
 * shows that a reload helps.
 */
function serveEarly(): void {
  const part = document.currentScript?.parentElement;
  const island = part?.querySelector<HTMLElement>('[data-island]');
  if (!part || !island) return;
  island.addEventListener('submit', (event) => {
    // A search works without scripts.
    if (event.target instanceof Element && event.target.getAttribute('role') === 'search') return;
    event.preventDefault();
    if (island.dataset.alive) return;
    island.dataset.pressed = '';
    island.querySelector('[data-early]')?.removeAttribute('hidden');
  });
  part.querySelector('.island__lost button')?.addEventListener('click', () => location.reload());
  // The site's script asks for the islands when the page has loaded, in a listener after this one.
  window.addEventListener('load', () =>
    setTimeout(() => {
      const asked = document.querySelector('script[src*="/islands."]');
      if (!asked) document.body.classList.add('body--lost');
    }),
  );
}

/**
 * A part of a page that React hydrates in the browser. All other parts stay plain HTML, and a page
 * without islands loads no React: see contributing/scripts.md.
 */
export function Island({name, children}: Props): ReactNode {
  // The escape stops any text from ending the script element. The type is JSON5 because the build's
  // minifier rewrites "application/json" and would remove the escape.
  const props = JSON.stringify(children.props).replaceAll('<', '\\u003c');
  return (
    <div className="island">
      <div data-island={name}>{children}</div>
      <script type="application/json5" dangerouslySetInnerHTML={{__html: props}} />
      {/* Outside of what React hydrates. */}
      <div className="notice island__lost" role="alert">
        <p>
          This part of the page didn’t load.{' '}
          <span className="island__kept" hidden>
            What you’ve typed will be here again.
          </span>
        </p>
        <button className="button button--plain" type="button">
          Reload the page
        </button>
      </div>
      <FirstPaintScript run={serveEarly} args={[]} />
    </div>
  );
}
