/** Script of pages with islands: hydrates each island with its component. */
import {Component, type ComponentType, type ReactNode, startTransition, useEffect} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {type IslandName, islands} from './islands';
import {brand} from '@site/src/data/brand/brand';
// Imported so that the bundler makes a sheet, from which `page-styles` takes each page's rules.
import '../../css/main.css';

interface Props {
  readonly children: ReactNode;
}

/** Replaces an island that fails with what to do instead and how to reach us. */
class Boundary extends Component<Props, {readonly failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <div className="wrap section stack">
        <h2>This part of the page has stopped working</h2>
        <p>
          The fault is ours. Try again, or call{' '}
          <a href={brand.phone.main.href}>{brand.phone.main.display}</a>.
        </p>
        <button className="button" type="button" onClick={() => this.setState({failed: false})}>
          Try again
        </button>
      </div>
    ) : (
      this.props.children
    );
  }
}

function isIsland(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islands, name);
}

/** Marks an island as hydrated, and submits its form if the button was pressed before. */
function Mark({element}: {readonly element: HTMLElement}): null {
  useEffect(() => {
    element.setAttribute('data-alive', 'true');
    if (element.dataset.pressed !== undefined) {
      element.removeAttribute('data-pressed');
      element.querySelector('[data-early]')?.setAttribute('hidden', '');
      // Waits until the effects of this render are done.
      setTimeout(() => element.querySelector('form')?.requestSubmit());
    }
  }, [element]);
  return null;
}

declare global {
  interface Window {
    /** Where the site's script finds {@link runIslands}. */
    runIslands: () => Promise<unknown>;
  }
}

async function run(element: HTMLElement): Promise<void> {
  const {island: name, taken} = element.dataset;
  // A late copy of this script may run after another has taken the island.
  if (!isIsland(name) || taken !== undefined) return;
  element.dataset.taken = '';
  const Content = (await islands[name]().catch((fault: unknown) => {
    delete element.dataset.taken;
    throw fault;
    // Island.tsx checked that the props fit the component.
  })) as ComponentType<object>;
  const props = JSON.parse(element.nextElementSibling?.textContent ?? '{}') as object;
  // Hydrates in small steps, so that the page responds meanwhile.
  startTransition(() => {
    hydrateRoot(
      element,
      <Boundary>
        <Content {...props} />
        <Mark element={element} />
      </Boundary>,
    );
  });
}

/** Runs the islands that don't run yet. Rejects if the code of one did not load. */
window.runIslands = async () =>
  Promise.all([...document.querySelectorAll<HTMLElement>('[data-island]')].map(run));
