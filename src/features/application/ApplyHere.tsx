import {useMemo, type ReactNode} from 'react';
import {MailLink} from '@site/src/components/action/MailLink';
import {useAnchor} from '@site/src/components/section/useAnchor';
import {useConfiguration} from '@site/src/configuration/useConfiguration';
import {APPLICATION_FORM} from '@site/src/plugins/openings/addresses';
import {FormPlace} from '../form/FormPlace';
import {Instead, UntilThen} from '../form/Instead';
import {applicationDraft} from './draft';
import {blankMailLink, COPY_LABEL, letter, mailLinkFor} from './letter';
import type {Position} from './positions';

interface Props {
  readonly positions: readonly Position[];
}

async function fetchForm() {
  const {ApplicationForm} = await import(
    /* webpackChunkName: "application-form" */ './ApplicationForm'
  );
  return ApplicationForm;
}

/** The e-mail holds what was typed. */
function WriteInstead({positions, onRetry}: Props & {readonly onRetry: () => void}): ReactNode {
  const draft = useMemo(() => applicationDraft.read()?.values, []);
  return (
    <Instead
      mail={draft ? mailLinkFor(draft, positions) : blankMailLink}
      draft={draft && letter(draft, positions)}
      copyLabel={COPY_LABEL}
      onRetry={onRetry}
    />
  );
}

/** What a build that delivers nothing has to say before anybody takes the trouble. */
function NotConnected(): ReactNode {
  return (
    <div className="notice application-notice">
      <p>
        <strong>
          This site is not connected to our careers mailbox yet: whatever you enter here stays on
          your device.
        </strong>{' '}
        To apply, e-mail us your CV. The form helps you write that e-mail and gives you a receipt.
      </p>
      <MailLink href={blankMailLink.href}>Apply by e-mail</MailLink>
    </div>
  );
}

const HEADING = 'apply-here';

/**
 * The form, or the ways to apply without it. Takes focus when a link leads here, so that the next
 * Tab continues inside and a screen reader begins with the heading.
 */
export function ApplyHere({positions}: Props): ReactNode {
  const {delivery} = useConfiguration().application;
  useAnchor(APPLICATION_FORM);
  return (
    <section
      className="application-form"
      id={APPLICATION_FORM}
      tabIndex={-1}
      aria-labelledby={HEADING}
    >
      <h2 id={HEADING}>Your application</h2>
      {delivery === 'log' && <NotConnected />}
      <FormPlace
        block="application"
        fetchForm={fetchForm}
        render={(Form) => <Form positions={positions} />}
        untilThen={<UntilThen mail={blankMailLink} />}
        instead={(retry) => <WriteInstead positions={positions} onRetry={retry} />}
      />
    </section>
  );
}
