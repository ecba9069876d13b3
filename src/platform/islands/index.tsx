/** Script of pages with islands: hydrates each island with its component. */
import {startTransition, useEffect, type ComponentType} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {islands, type IslandName} from './islands';
import {Boundary} from './Boundary';
// Imported so that the bundler makes a sheet, from which `page-styles` takes each page's rules.
import '../../css/main.css';

function isIsland(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islands, name);
}

/** Marks an island as hydrated. */
function Mark({element}: {readonly element: HTMLElement}): null {
  useEffect(() => {
    element.setAttribute('data-alive', 'true');
  }, [element]);
  return null;
}

async function run(element: HTMLElement): Promise<void> {
  const {island: name} = element.dataset;
  if (isIsland(name)) {
    // Island.tsx checked that the props fit the component.
    const Content = (await islands[name]()) as ComponentType<object>;
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
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  void run(element);
}
