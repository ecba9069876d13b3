import {type ReactNode, useEffect} from 'react';

const PREFIX = 'Error: ';

/**
 * Prefixes the document's title with "Error: " while there are errors, because screen readers read
 * the title first.
 */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) {
      return undefined;
    }
    document.title = PREFIX + document.title;
    return () => {
      if (document.title.startsWith(PREFIX)) {
        document.title = document.title.slice(PREFIX.length);
      }
    };
  }, [hasErrors]);
}

/** An invalid field. */
export interface Problem {
  readonly id: string;
  readonly message: string;
}

interface Props {
  /** In form order; empty if the form is valid. */
  readonly problems: readonly Problem[];
}

/**
 * Moves the focus to a control and shows its field: the summary too if both fit into the upper half
 * of the window, which a phone's keyboard leaves free; otherwise the field below the header.
 */
export function showField(id: string): void {
  const control = document.getElementById(id);
  const field = control?.closest('.field');
  if (!control || !field) return;
  const folded = field.closest('details');
  if (folded) folded.open = true;
  control.focus({preventScroll: true});
  const summary = control.closest('form')?.querySelector('.problems');
  const height = field.getBoundingClientRect().bottom - (summary?.getBoundingClientRect().top ?? 0);
  const top = summary && height < window.innerHeight / 2 ? summary : field;
  top.scrollIntoView({block: 'start', behavior: 'instant'});
  // A field can be taller than the window.
  control.scrollIntoView({block: 'nearest', behavior: 'instant'});
}

function count(problems: number): string {
  return problems === 1 ? 'There is a problem' : `There are ${problems} problems`;
}

/** Minimum number of problems for a list; with fewer, the messages at the fields are enough. */
const MIN_LISTED = 3;

/**
 * Lists the problems with links to the fields. It does not take the focus, which goes to the first
 * invalid field (specification 4). Its heading is a live region, so it must always be present.
 */
export function ErrorSummary({problems}: Props): ReactNode {
  const listed = problems.length >= MIN_LISTED;
  return (
    <div className={listed ? 'problems' : 'visually-hidden'}>
      <p className="field__label" role="status">
        {problems.length > 0 && count(problems.length)}
      </p>
      {listed && (
        <ul>
          {problems.map(({id, message}) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  showField(id);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
