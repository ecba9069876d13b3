import {type ReactNode, useEffect, useMemo, useRef} from 'react';
import {isPlain} from '@site/src/components/tabs/start-tabs';
import {OpeningList} from './OpeningList';
import {pageOf, queryForPage} from './filters';
import type {Match} from './search';
import {rowsWords} from './texts';
import type {FilterControls} from './useFilters';

interface Props extends Pick<FilterControls, 'query' | 'turn'> {
  readonly matches: readonly Match[];
}

/**
 * The list of openings: a short one whole, a long one in pages. Without scripts the rows of the
 * other pages follow, without their details.
 */
export function OpeningPages({matches, query, turn}: Props): ReactNode {
  const {page, pages, from, rows} = useMemo(() => pageOf(matches, query), [matches, query]);
  const list = useRef<HTMLDivElement>(null);
  const isTurning = useRef(false);
  useEffect(() => {
    if (isTurning.current) list.current?.querySelector('a')?.focus();
    isTurning.current = false;
  }, [page]);

  if (pages === 1) return <OpeningList matches={rows} />;
  return (
    <>
      <div ref={list}>
        <OpeningList matches={rows} />
      </div>
      <noscript>
        <OpeningList matches={matches.slice(rows.length)} brief />
      </noscript>
      <nav className="row openings-pages needs-script" aria-label="Pages of openings">
        <p className="quiet">{rowsWords(from + 1, from + rows.length, matches.length)}</p>
        <ul className="links">
          {Array.from({length: pages}, (_, at) => at + 1).map((number) => {
            const next = queryForPage(number, query);
            return (
              <li key={number}>
                <a
                  className="target"
                  href={next === '' ? '?' : next}
                  aria-label={`Page ${number}`}
                  aria-current={number === page ? 'page' : undefined}
                  onClick={(event) => {
                    if (!isPlain(event)) return;
                    event.preventDefault();
                    isTurning.current = number !== page;
                    turn(next);
                  }}
                >
                  {number}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
