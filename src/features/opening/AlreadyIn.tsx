import {Link} from '@site/src/components/action/Link';
import type {ReactNode} from 'react';
import type {Opening} from '@site/src/plugins/openings/schema';
import {longDay} from '../document/dates';
import {telephoneHref} from '../mail/telephone';

/** For those who applied in time: what happens now, and whom to ask. */
export function AlreadyIn({opening}: {readonly opening: Opening}): ReactNode {
  const {interview, contact, reference} = opening;
  return (
    <section className="job__after" aria-labelledby="already-in">
      <h2 id="already-in">If you applied in time</h2>
      <p>
        At least two people read your application. Most people hear from us within five working days
        of applying. {interview !== undefined && `Interviews begin on ${longDay(interview)}. `}
        If you have heard nothing, ring <a href={telephoneHref(contact.phone)}>
          {contact.phone}
        </a>{' '}
        or write to <a href={`mailto:${contact.email}`}>{contact.email}</a> and quote {reference}.
      </p>
      <p>
        If we do not appoint you, we delete your application six months after telling you. The{' '}
        <Link to="/privacy/candidates">privacy notice for candidates</Link> says how to have that
        done earlier.
      </p>
    </section>
  );
}
