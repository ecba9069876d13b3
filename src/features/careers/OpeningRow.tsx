import {Link} from '@site/src/components/action/Link';
import {memo, type ReactNode} from 'react';
import {openingPath} from '@site/src/plugins/openings/addresses';
import type {Opening} from '@site/src/plugins/openings/schema';
import {Marked} from './finder/Marked';
import {OpeningDetails} from './OpeningDetails';
import {OpeningFacts} from './OpeningFacts';
import {unbroken} from '../clock/wall-clock';

interface Props {
  readonly opening: Opening;
  /** Words to mark. */
  readonly words: ReadonlySet<string>;
  /** Why the search found it, where no mark in sight says so. */
  readonly note: string | undefined;
}

function Row({opening, words, note}: Props): ReactNode {
  return (
    <li className="opening-row">
      <h3>
        <Link className="opening-row__link" to={openingPath(opening.slug)}>
          <Marked text={opening.title} words={words} />
        </Link>
      </h3>
      <OpeningFacts opening={opening} words={words} />
      <p className="quiet opening-row__description">
        <Marked text={unbroken(opening.description)} words={words} />
      </p>
      <span className="opening-row__go" aria-hidden="true" />
      <OpeningDetails opening={opening} words={words} note={note} />
    </li>
  );
}

/**
 * An opening in the register: the job, its facts, and under them what it asks for. All but the
 * details answers through the link of the title.
 */
export const OpeningRow = memo(Row);
