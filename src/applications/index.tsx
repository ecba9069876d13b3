/** The script of pages that hold an application: gives each its component. */
import {startTransition, useEffect, type ComponentType} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {applications, type ApplicationName} from './applications';
import {Boundary} from './Boundary';
// Here, so that a sheet is made of it: `page-styles` gives each page its rules.
import '../css/main.css';

function isApplication(name: string | undefined): name is ApplicationName {
  return name !== undefined && Object.hasOwn(applications, name);
}

/** Marks an application as alive once it is. */
function Mark({element}: {readonly element: HTMLElement}): null {
  useEffect(() => {
    element.setAttribute('data-alive', 'true');
  }, [element]);
  return null;
}

async function run(element: HTMLElement): Promise<void> {
  const {application: name} = element.dataset;
  if (isApplication(name)) {
    // Component and props were put together by Application.tsx.
    const Content = (await applications[name]()) as ComponentType<object>;
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

for (const element of document.querySelectorAll<HTMLElement>('[data-application]')) {
  void run(element);
}
