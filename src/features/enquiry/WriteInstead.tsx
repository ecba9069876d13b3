import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import {CopyButton} from '@site/src/components/form/CopyButton';
import {brand} from '@site/src/data/brand/brand';
import {readDraft} from './draft';
import {blankMailLink, letter, mailLinkFor} from './letter';

interface Props {
  /** True when the form's script did not arrive or broke; false while it is on its way. */
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** The ways to reach us without the form. What was typed before goes into the e-mail. */
export function WriteInstead({failed, onRetry}: Props): ReactNode {
  // Only a browser can have failed, so the server's HTML holds no draft.
  const draft = useMemo(() => (failed ? readDraft() : undefined), [failed]);
  const mail = draft ? mailLinkFor(draft.values).href : blankMailLink;
  return (
    <div
      className={clsx('instead', !failed && 'instead--waiting')}
      role={failed ? 'alert' : undefined}
    >
      <p>
        {failed
          ? 'The form could not be loaded. Reach us without it:'
          : 'Reach us without the form, which needs JavaScript:'}
      </p>
      <dl className="instead__ways">
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={brand.phone.main.href}>{brand.phone.main.display}</a>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${brand.email.info}`}>{brand.email.info}</a>
          </dd>
        </div>
      </dl>
      <div className="button-row">
        <a className="button" href={mail}>
          Write an e-mail
        </a>
        {failed && (
          <button className="button button--plain" type="button" onClick={onRetry}>
            Load the form again
          </button>
        )}
      </div>
      {draft && <CopyButton text={letter(draft.values)}>Copy my message</CopyButton>}
      {!failed && (
        <p className="quiet">
          The e-mail opens with the questions of the form. Answer them in your own words.
        </p>
      )}
    </div>
  );
}
