import {lazy, type ComponentType, type ReactNode} from 'react';

/** Stands in for a drawing whose file did not come, so that the page goes on without it. */
function Missing(): ReactNode {
  return <p className="note">We couldn’t load the drawing. Reload the page to see it.</p>;
}

/** A drawing in a file of its own, which only its page asks for. */
function apart(load: () => Promise<ComponentType>) {
  return lazy(async () => ({default: await load().catch(() => Missing)}));
}

/*
 * There is no Suspense boundary round them on purpose: the build then waits for the drawing and
 * writes it into the page, where it is seen without scripts, and the browser keeps what it was
 * given until the file has come. Inside a boundary the build would hide it until a script runs.
 */
const drawings = {
  'fit-out': apart(async () => (await import('./FitOutDrawing')).FitOutDrawing),
};

/** A drawing with its notes, made for one document. */
export function DocumentDrawing({name}: {readonly name: keyof typeof drawings}): ReactNode {
  const Drawn = drawings[name];
  return <Drawn />;
}
