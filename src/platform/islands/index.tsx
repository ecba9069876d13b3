/** The script of pages that hold an island: gives each its component. */
import {startTransition, useEffect, type ComponentType} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {islands, type IslandName} from './islands';
import {Boundary} from './Boundary';
// Here, so that a sheet is made of it: `page-styles` gives each page its rules.
import '../../css/main.css';

function isIsland(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islands, name);
}

/** Marks an island as alive once it is. */
function Mark({element}: {readonly element: HTMLElement}): null {
  useEffect(() => {
    element.setAttribute('data-alive', 'true');
  }, [element]);
  return null;
}

async function run(element: HTMLElement): Promise<void> {
  const {island: name} = element.dataset;
  if (isIsland(name)) {
    // Component and props were put together by Island.tsx.
    const Content = (await islands[name]()) as ComponentType<object>;
    const props = JSON.parse(element.nextElementSibling?.textContent ?? '{}') as object;
    // React takes the HTML over in small steps, so that the page answers meanwhile.
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
