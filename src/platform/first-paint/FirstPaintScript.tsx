import {useSyncExternalStore, type ReactNode} from 'react';

type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

interface Props<Args extends readonly Json[]> {
  /** A function declaration or an arrow function. It may use nothing from outside its body. */
  readonly run: (...args: Args) => void;
  readonly args: Args;
}

const noChanges = () => () => undefined;

/** False in the built HTML and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
}

/**
 * Runs a function as soon as the browser has parsed the HTML before it, so before that part of the
 * page is painted and long before React loads. Use it for content that depends only on the address.
 * It may change only attributes that React computes too, which React keeps when it hydrates.
 *
 * The text of the function is written into the HTML, so it can use no import, constant or function
 * from outside its body: only the browser's API and its JSON arguments. `document.currentScript` is
 * this script, and its `parentElement` the element that contains it. The text is the same for every
 * address, so the Content-Security-Policy can allow it by hash.
 *
 * Only built HTML contains it: scripts that React adds to a page do not run.
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
        // The server's and the browser's bundle minify the function differently.
        suppressHydrationWarning
        // Kept in an attribute, because the build's minifier removes escapes inside scripts, and
        // "<" could end one. ">" is escaped for code that finds the end of a tag with a pattern.
        data-args={JSON.stringify(args).replaceAll('>', '\\u003e')}
        dangerouslySetInnerHTML={{
          __html: `(${String(run)})(...JSON.parse(document.currentScript.dataset.args))`,
        }}
      />
    )
  );
}
