import {Fragment, type ReactNode} from 'react';
import {Link} from '@site/src/components/action/Link';
import {longDay} from '@site/src/shared/dates';
import {numbersKept, unbrokenParts} from '@site/src/shared/numbers-kept';
import type {ChangeNote, Piece} from '@site/src/policy-record/shared/pages';
import {changedSections} from '@site/src/policy-record/shared/version';
import {useFacts, useSections} from './front-matter';

/** A text as `rehypeNumbersKept` prepares the text of documents. */
function Kept({children}: {readonly children: string}): ReactNode {
  return unbrokenParts(numbersKept(children)).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

type Sentence = Piece[];

/** Returns the earlier form of the sentences that changed in a clause. */
function changedSentences(pieces: ChangeNote['pieces']): readonly Sentence[] {
  const sentences: {pieces: Sentence; isChanged: boolean}[] = [{pieces: [], isChanged: false}];
  for (const {change, text} of pieces) {
    const [first = '', ...others] = change === 'added' ? [] : text.split(/(?<=[.!?;:])\s+/);
    const begin = sentences.at(-1);
    if (begin && change !== 'same') begin.isChanged = true;
    if (first !== '') begin?.pieces.push({change, text: first});
    for (const words of others) {
      const own = words === '' ? [] : [{change, text: words}];
      sentences.push({pieces: own, isChanged: change !== 'same'});
    }
  }
  return sentences
    .filter((sentence) => sentence.isChanged && sentence.pieces.length > 0)
    .map((sentence) => sentence.pieces);
}

interface EarlierTextProps {
  readonly note: ChangeNote;
  /** Whether the clause has no other note. */
  readonly isOnly: boolean;
}

/** The earlier text of one note. */
function EarlierText({note: {label, pieces}, isOnly}: EarlierTextProps): ReactNode {
  return (
    <>
      {!isOnly && label !== 'Reworded' && (
        <p className="change__label">
          <Kept>{label}</Kept>
        </p>
      )}
      {changedSentences(pieces).map((sentence, index) => (
        <blockquote key={index}>
          {sentence.map(({change, text}, place) => {
            const words = <Kept>{text}</Kept>;
            return change === 'removed' ? (
              <del key={place}>{words}</del>
            ) : (
              <Fragment key={place}>{words}</Fragment>
            );
          })}
        </blockquote>
      ))}
    </>
  );
}

/** Describes how a clause changed. Examples: `'3.3 reworded'`, `'Section 2: 5 changes'`. */
function changeLabel(place: string, labels: readonly string[]): string {
  const where = place.includes('.') ? place : `Section ${place}`;
  const [label = '', ...others] = labels;
  if (others.length > 0) return `${where}: ${labels.length} changes`;
  // The label of a removed clause has its own number.
  return label.startsWith('Former')
    ? label
    : `${where} ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** Where the build puts a note: src/policy-record/rehype-clauses.ts. */
export interface ClauseChangeProps {
  /** Number of a clause or a section. */
  readonly number: string;
  /** Given after the heading of a section that is a single clause: the clause's number. */
  readonly clause?: string;
  /** Given after such a clause: the section's number. */
  readonly section?: string;
}

/**
 * Shows when a clause changed, what it said before, and who approved the change. A section that is a
 * single clause has one note for both. A version that changed every section has no notes, because
 * the comparison of the two versions is easier to read.
 */
export function ClauseChange({number, clause, section}: ClauseChangeProps): ReactNode {
  const facts = useFacts();
  const count = useSections().length;
  if (!facts?.row || !facts.before || changedSections(facts).length === count) return null;
  const {row, before, clauses} = facts;
  const other = clause ?? section;
  const isOne = other !== undefined && [number, other].every((each) => clauses[each]);
  if (isOne && section === undefined) return null;
  const place = isOne ? (section ?? number) : number;
  const notes = (isOne ? [place, number] : [number]).flatMap((each) => clauses[each] ?? []);
  if (notes.length === 0) return null;
  const labels = notes.map(({label}) => label);
  const what = (
    <b>
      <Kept>{changeLabel(place, isOne ? [...new Set(labels)] : labels)}</Kept>
    </b>
  );
  const since = (
    <span className="change__since">
      <Kept>{` in ${row.version}, ${longDay(row.effectiveFrom)}`}</Kept>
    </span>
  );
  if (notes.every(({pieces}) => changedSentences(pieces).length === 0)) {
    return (
      <p className="change" data-search="skip">
        {what}
        {since}
      </p>
    );
  }
  const approved = row.approvedOn === null ? '' : `, ${longDay(row.approvedOn)}`;
  return (
    <details className="change disclosure disclosure--inline" data-search="skip">
      <summary>
        <span>
          {what}
          {since}. <u>Previous wording</u>
        </span>
      </summary>
      {notes.map((note, index) => (
        <EarlierText key={index} note={note} isOnly={notes.length === 1} />
      ))}
      <p className="quiet">
        <Kept>{`Replaces version ${before.version}. Approved by ${row.approvedBy}${approved}. `}</Kept>
        <Link to={before.changes}>Compare</Link>
      </p>
    </details>
  );
}
