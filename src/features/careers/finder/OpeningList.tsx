import {useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {OpeningRow} from '../OpeningRow';
import type {Found} from './find';
import {foundIn} from './texts';
import {rowsShown} from './paging';
import {ShowMore} from './ShowMore';

/** Heads of the columns, in the order of the facts in `OpeningFacts`. */
const COLUMNS = ['Position', 'Company', 'Place', 'Pay and hours', 'Closes'];

interface Props {
  readonly found: Found;
  /** Differs for each search: a new one begins with the first rows again. */
  readonly searchKey: string;
}

/** The rows of the list, the first of them where there are very many. */
export function OpeningList({found: {matches, words}, searchKey}: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({searchKey, presses: 0});
  const presses = more.searchKey === searchKey ? more.presses : 0;
  const shown = rowsShown(matches.length, presses);

  function showMore(): void {
    flushSync(() => setMore({searchKey, presses: presses + 1}));
    // Where the visitor reads on.
    list.current?.children[shown]?.querySelector('a')?.focus();
  }

  return (
    <>
      <div className="openings-head" aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul ref={list} className="register">
        {matches.slice(0, shown).map(({opening, foundInside}) => (
          <OpeningRow
            key={opening.id}
            opening={opening}
            words={words}
            note={foundInside.length > 0 ? foundIn(foundInside) : undefined}
          />
        ))}
      </ul>
      {shown < matches.length && (
        <ShowMore shown={shown} total={matches.length} onPress={showMore} />
      )}
    </>
  );
}
