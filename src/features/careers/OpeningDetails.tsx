import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/action/ButtonLink';
import {applyPath} from '@site/src/plugins/openings/addresses';
import type {Opening} from '@site/src/plugins/openings/schema';
import {Marked} from './finder/Marked';
import {OpeningTerms} from './OpeningTerms';
import {unbroken} from '../clock/wall-clock';

interface Props {
  readonly opening: Opening;
  /** Words to mark. */
  readonly words: ReadonlySet<string>;
  /** Why the search found the opening, when the reason is in here. */
  readonly note: string | undefined;
}

/** What the job asks for, its terms, whom to ask, and the way to apply. Opens without scripts. */
export function OpeningDetails({opening, words, note}: Props): ReactNode {
  const {title, slug, requirements} = opening;
  return (
    <details className="disclosure disclosure--inline opening-row__details">
      <summary>
        <span>
          Requirements<span className="opening-row__folded">, hours</span> and how to apply
          <span className="visually-hidden">: {title}</span>
          {note !== undefined && <span className="opening-row__note">{note}</span>}
        </span>
      </summary>
      <div className="opening-row__body">
        <ul className="requirements">
          {requirements.map((requirement) => (
            <li key={requirement}>
              <Marked text={unbroken(requirement)} words={words} />
            </li>
          ))}
        </ul>
        <div className="opening-row__apply">
          <OpeningTerms opening={opening} words={words} />
          <ButtonLink to={applyPath(slug)}>
            Apply for this job<span className="visually-hidden">: {title}</span>
          </ButtonLink>
        </div>
      </div>
    </details>
  );
}
