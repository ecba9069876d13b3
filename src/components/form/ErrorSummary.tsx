import {type MouseEvent, type ReactNode, useEffect} from 'react';

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

function focusControl(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  const control = document.getElementById(id);
  if (control) {
    event.preventDefault();
    control.focus({preventScroll: true});
    // Scrolls to the whole field, because `focus()` alone could leave the label under the header.
    control.closest('.field')?.scrollIntoView({block: 'center'});
  }
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
              <a href={`#${id}`} onClick={(event) => focusControl(event, id)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
