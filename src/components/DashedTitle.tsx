import type {ReactNode} from 'react';

/**
 * Shows a title. The specification has titles with a spaced hyphen: the hyphen stays on the line of
 * the word before it, and on phones a line break replaces it.
 *
 * @param props.children Example: `'Retail Expansion - New York'`
 */
export function DashedTitle({children}: {readonly children: string}): ReactNode {
  const [name, place] = children.split(/ - (.*)/);
  return (
    <>
      {name}
      {place !== undefined && (
        <>
          <span className="dash">{'\u00a0- '}</span>
          {place}
        </>
      )}
    </>
  );
}
