/** Script of pages with islands: hydrates each island with its component. */
import {Component, type ComponentType, type ReactNode, startTransition, useEffect} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {allowForeignChanges} from './changed-pages';
import {type IslandName, islands} from './islands';
import {type Entered, keepFields} from './kept-fields';
import {brand} from '@site/src/data/brand/brand';
// Imported so that the bundler makes a sheet, from which `page-styles` takes each page's rules.
import '../../css/main.css';

interface Props {
  readonly element: HTMLElement;
  readonly children: ReactNode;
}

/** Restores each island’s fields after it is rendered again. */
const entered = new WeakMap<HTMLElement, Entered>();

/**
 * Replaces an island that fails with our telephone number and a button. "Try again" renders the
 * island again and restores what the visitor had entered.
 */
class Boundary extends Component<Props, {readonly failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  /** Called while the fields of the failed island are still in the page. */
  override getSnapshotBeforeUpdate(): null {
    if (this.state.failed) entered.set(this.props.element, keepFields(this.props.element));
    return null;
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

interface MarkProps {
  readonly element: HTMLElement;
  /** Its first element in the built HTML. */
  readonly first: Element | null;
}

/**
 * Marks an island as hydrated, or as rendered again: after a failure, or because another program
 * had changed the built HTML. Submits its form if the button was pressed before.
 */
function Mark({element, first}: MarkProps): null {
  useEffect(() => {
    const isKept = element.firstElementChild === first;
    if (!isKept) entered.get(element)?.();
    element.setAttribute('data-alive', isKept ? 'true' : 'again');
    if (element.dataset.pressed !== undefined) {
      element.removeAttribute('data-pressed');
      element.querySelector('[data-early]')?.setAttribute('hidden', '');
      // Waits until the effects of this render are done.
      setTimeout(() => element.querySelector('form')?.requestSubmit());
    }
  }, [element, first]);
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
  if (taken !== undefined) return;
  element.dataset.taken = '';
  // Island.tsx checked the name, and that the props fit the component.
  const Content = (await islands[name as IslandName]().catch((fault: unknown) => {
    delete element.dataset.taken;
    throw fault;
  })) as ComponentType<object>;
  const props = JSON.parse(element.nextElementSibling?.textContent ?? '') as object;
  const first = element.firstElementChild;
  entered.set(element, keepFields(element));
  // Hydrates in small steps, so that the page responds meanwhile.
  startTransition(() => {
    hydrateRoot(
      element,
      <Boundary element={element}>
        <Content {...props} />
        <Mark {...{element, first}} />
      </Boundary>,
      // Another program has changed the built HTML, and React has rendered the island again.
      {onRecoverableError: console.warn},
    );
  });
}

const elements = document.querySelectorAll<HTMLElement>('[data-island]');
allowForeignChanges(elements);

/** Runs the islands that don't run yet. Rejects if the code of one did not load. */
window.runIslands = async () => Promise.all([...elements].map(run));
