import {type MouseEvent, type ReactNode, useEffect} from 'react';

const PREFIX = 'Error: ';

/**
 * Begins the document's title with "Error: " while errors stand, the first thing a screen reader
 * says of a page.
 */
export function useErrorTitle(errorsStand: boolean): void {
  useEffect(() => {
    if (!errorsStand) {
      return undefined;
    }
    document.title = PREFIX + document.title;
    return () => {
      if (document.title.startsWith(PREFIX)) {
        document.title = document.title.slice(PREFIX.length);
      }
    };
  }, [errorsStand]);
}

/** One field that is wrong. */
export interface Problem {
  /** Id of the control. */
  readonly id: string;
  /** The same words as at the field. */
  readonly message: string;
}

interface Props {
  /** In the order of the form; empty while all is well. */
  readonly problems: readonly Problem[];
}

function goTo(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  const control = document.getElementById(id);
  if (control) {
    event.preventDefault();
    control.focus({preventScroll: true});
    // With its label, which focus alone would leave under the header.
    control.closest('.field')?.scrollIntoView({block: 'center'});
  }
}

function count(problems: number): string {
  return problems === 1 ? 'There is a problem' : `There are ${problems} problems`;
}

/** From so many the list is worth its place; up to then the words at the fields tell it all. */
const WORTH_A_LIST = 3;

/**
 * What is wrong, with links to the fields. It does not take focus: that goes to the first wrong
 * field (specification 4). Its heading is announced politely, so the region is always there.
 */
export function ErrorSummary({problems}: Props): ReactNode {
  const listed = problems.length >= WORTH_A_LIST;
  return (
    <div className={listed ? 'problems' : 'visually-hidden'}>
      <p className="problems__title" role="status">
        {problems.length > 0 && count(problems.length)}
      </p>
      {listed && (
        <ul>
          {problems.map(({id, message}) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
