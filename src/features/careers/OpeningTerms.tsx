import type {ReactNode} from 'react';
import type {Opening} from '@site/src/plugins/openings/schema';
import {longDay} from '../document/dates';
import {telephoneHref} from '../mail/telephone';
import {Marked} from './finder/Marked';
import {unbroken} from '../clock/wall-clock';

interface Props {
  readonly opening: Opening;
  /** Words to mark. */
  readonly words: ReadonlySet<string>;
}

/** Terms of the job, on narrow windows its hours too, and whom to ask about it. */
export function OpeningTerms({opening, words}: Props): ReactNode {
  const {hours, contract, interview, reference, licence, contact} = opening;
  return (
    <dl className="opening-row__terms">
      <dt className="opening-row__folded">Hours</dt>
      <dd className="opening-row__folded">{unbroken(hours)}</dd>
      <dt>Contract</dt>
      <dd>{contract}</dd>
      {licence && (
        <>
          <dt>Licence</dt>
          <dd>
            <Marked text={`${licence.scheme}: ${licence.name}`} words={words} />
          </dd>
        </>
      )}
      <dt>Interviews</dt>
      <dd>
        {interview === undefined ? 'Agreed with each applicant' : `From ${longDay(interview)}`}
      </dd>
      <dt>Questions</dt>
      <dd>
        {contact.role}, <a href={telephoneHref(contact.phone)}>{contact.phone}</a>
      </dd>
      <dt>Reference</dt>
      <dd className="reference">
        <Marked text={reference} words={words} />
      </dd>
    </dl>
  );
}
