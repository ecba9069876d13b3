import {diffWordsWithSpace} from 'diff';
import {useEffect, useState, type ReactNode} from 'react';
import {longDay} from '@site/src/shared/dates';
import type {Proposals} from '../proposals';
import {ask} from './session';

/** Context shown around a difference, in characters. */
const CONTEXT = 160;

interface Texts {
  readonly before: string;
  readonly after: string;
}

/** Marks the words that two texts do not share. */
export function Difference({before, after}: Texts): ReactNode {
  return (
    <div className="comparison editor__difference">
      {diffWordsWithSpace(before, after).map(({added, removed, value}, index) => {
        const Mark = added ? 'ins' : removed ? 'del' : 'span';
        const isLong = Mark === 'span' && value.length > 2 * CONTEXT;
        const words = isLong ? `${value.slice(0, CONTEXT)} […] ${value.slice(-CONTEXT)}` : value;
        return <Mark key={index}>{words}</Mark>;
      })}
    </div>
  );
}

interface Props {
  readonly document: string;
  readonly text: string;
}

/** Says who has a proposal open for the document, before anyone types for nothing. */
export function OpenProposals({document, text}: Props): ReactNode {
  const [found, setFound] = useState<Proposals>();
  useEffect(() => {
    // Without an answer there is nothing to show: the editor works without a host.
    void ask<Proposals>('proposals', {document}).then(setFound, () => undefined);
  }, [document]);
  if (found === undefined) return null;
  const {open, isBehind, isCurrent} = found;
  return (
    <>
      {isBehind && (
        <p className="notice">
          A newer text of this document has been accepted, and this folder doesn’t have it yet. Get
          it before you write: close the editor, and in the terminal run <code>git pull</code>.
        </p>
      )}
      {open.map(({branch, author, isOwn, day, subject, text: theirs}) => (
        <section key={branch} className="notice" aria-label={`Proposal ${branch}`}>
          <p>
            <strong>
              {isOwn ? 'You have' : `${author} has`} a proposal open for this document
            </strong>
            : “{subject}”, {longDay(day)}, branch <code>{branch}</code>. Only one of two changes of
            the same version can be accepted as it is.{' '}
            {isOwn ? 'Finish that one first.' : `Talk to ${author} before you write.`}
          </p>
          <details>
            <summary>Read it</summary>
            <Difference before={text} after={theirs} />
          </details>
        </section>
      ))}
      {!isCurrent && (
        <p className="field__hint">
          The host didn’t answer, so proposals that are newer than the last answer aren’t known.
        </p>
      )}
    </>
  );
}
