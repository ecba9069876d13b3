import type {ReactNode} from 'react';

/**
 * A title. If it has a spaced hyphen, as the specification writes two of them, the hyphen stays with
 * the words before it. On phones a line break replaces it.
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
