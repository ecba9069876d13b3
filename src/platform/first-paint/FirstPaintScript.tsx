import {useSyncExternalStore, type ReactNode} from 'react';

type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

interface Props<Args extends readonly Json[]> {
  /** A function declaration or an arrow function; see below for what it may use. */
  readonly run: (...args: Args) => void;
  readonly args: Args;
}

const noChanges = () => () => undefined;

/** False in the HTML of the build and while React takes it over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
}

/**
 * Runs a function in the visitor's browser as soon as the HTML before it has been read: before
 * that part of the page is painted, and long before React arrives. For what the address decides
 * and the delivered HTML cannot know. It changes attributes only; React has to arrive at the same
 * ones by itself, and leaves them alone while it hydrates.
 *
 * The function is printed into the HTML as its own text. TypeScript checks it where it stands, but
 * nothing around it comes along: no import, constant or function from outside its body, only the
 * browser's own names and its JSON arguments. `document.currentScript` is the script itself, so
 * `document.currentScript.parentElement` is the element that holds it. The text is the same for
 * every address, so that a Content-Security-Policy can name its hash.
 *
 * It stands in delivered HTML only: React puts no running scripts into a page, and needs none.
 *
 * @example <FirstPaintScript run={(id) => document.getElementById(id)?.focus()} args={['name']} />
 */
export function FirstPaintScript<const Args extends readonly Json[]>(
  props: Props<Args>,
): ReactNode {
  const {run, args} = props;
  return (
    !useHydrated() && (
      <script
        // The bundles of server and browser shorten the function's text differently.
        suppressHydrationWarning
        // In the script they could end it: the build's minifier takes escapes away there. Without a
        // ">", so that whoever looks for elements with a pattern finds their end.
        data-args={JSON.stringify(args).replaceAll('>', '\\u003e')}
        dangerouslySetInnerHTML={{
          __html: `(${String(run)})(...JSON.parse(document.currentScript.dataset.args))`,
        }}
      />
    )
  );
}
