import type {ReactNode} from 'react';
import {ErrorSummary} from '@site/src/components/form/ErrorSummary';
import {CopyButton, MessagePanel, SendingProgress} from '@site/src/components/form/MessagePanel';
import {ToastRegion} from '@site/src/components/form/ToastRegion';
import {brand} from '@site/src/data/brand/brand';
import {Sample} from '../Sample';

const ignore = () => undefined;

/** No form has this id, so no panel takes the focus. */
const NO_FORM = 'style-no-form';

const problems = [
  {id: 'style-focus', message: 'Name must be at least 2 characters.'},
  {id: 'style-locked', message: 'Choose a file: PDF or Word.'},
];

/** What a form says on its way and at its end. */
export function FormSheet(): ReactNode {
  const {display, href} = brand.phone.main;
  return (
    <div className="wrap">
      <Sample name="One problem">
        <ErrorSummary problems={problems.slice(0, 1)} />
      </Sample>
      <Sample name="Several problems">
        <ErrorSummary problems={problems} />
      </Sample>
      <Sample name="Sending">
        <SendingProgress fraction={0.42} onCancel={ignore} />
      </Sample>
      <Sample name="Sent, waiting">
        <SendingProgress fraction={1} onCancel={ignore} />
      </Sample>
      <Sample name="Success">
        <MessagePanel kind="success" heading="Thank you" formId={NO_FORM}>
          <p>Your message has been sent successfully.</p>
        </MessagePanel>
      </Sample>
      <Sample name="Failure">
        <MessagePanel kind="failure" heading="Nothing was sent" formId={NO_FORM}>
          <p>
            Try again, or call <a href={href}>{display}</a>. What you wrote is still there.
          </p>
          <CopyButton text="A message">Copy the message</CopyButton>
        </MessagePanel>
      </Sample>
      <Sample name="Toast of success" framed>
        <ToastRegion
          toast={{id: 1, kind: 'success', text: 'Your message has been sent successfully.'}}
          onClose={ignore}
        />
      </Sample>
      <Sample name="Toast of failure" framed>
        <ToastRegion
          toast={{id: 2, kind: 'failure', text: 'Failed to send your message. Please try again.'}}
          onClose={ignore}
        />
      </Sample>
    </div>
  );
}
