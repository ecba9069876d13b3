import {type ReactNode, useId} from 'react';
import {brand} from '@site/src/data/brand/brand';
import {Sample} from '@site/src/features/style-page/Sample';
import {ErrorSummary} from './ErrorSummary';
import {type ControlAttributes, Field, FieldGroup} from './Field';
import {CopyButton, Honeypot, MessagePanel} from './MessagePanel';
import {ToastRegion} from './ToastRegion';

const emptyRef = {current: null};

function Text({attributes}: {readonly attributes: ControlAttributes}): ReactNode {
  return <input {...attributes} className="input" type="text" />;
}

function Choice({attributes}: {readonly attributes: ControlAttributes}): ReactNode {
  return (
    <select {...attributes} className="input">
      <option>Choose a company</option>
    </select>
  );
}

function File({attributes, disabled = false}: {attributes: ControlAttributes; disabled?: boolean}) {
  return <input {...attributes} className="input input--file" type="file" disabled={disabled} />;
}

/** One control of each kind, with or without an error. */
function Controls({error}: {readonly error?: string}): ReactNode {
  const id = useId();
  return (
    <div className="form">
      <Field id={`${id}1`} label="Name" error={error}>
        {(attributes) => <Text attributes={attributes} />}
      </Field>
      <Field
        id={`${id}2`}
        label="Company"
        optional
        hint="As it stands on your letter."
        error={error}
      >
        {(attributes) => <Text attributes={attributes} />}
      </Field>
      <Field id={`${id}3`} label="Which company do you want to contact?" wide error={error}>
        {(attributes) => <Choice attributes={attributes} />}
      </Field>
      <Field id={`${id}4`} label="Message" wide error={error}>
        {(attributes) => <textarea {...attributes} className="input" />}
      </Field>
      <Field id={`${id}5`} label="Your CV" wide hint="PDF or Word, 5 MB at most." error={error}>
        {(attributes) => <File attributes={attributes} />}
      </Field>
      <FieldGroup title="Declarations">
        <Field
          id={`${id}6`}
          label="Are you eligible to work in the UK?"
          layout="group"
          error={error}
        >
          {(attributes) => (
            <div className="choices">
              <label className="choice target">
                <input id={attributes.id} type="radio" name={`${id}6`} defaultChecked />
                Yes
              </label>
              <label className="choice target">
                <input type="radio" name={`${id}6`} />
                No
              </label>
            </div>
          )}
        </Field>
        <Field id={`${id}7`} label="All of this is true" layout="beside" error={error}>
          {(attributes) => <input {...attributes} type="checkbox" defaultChecked />}
        </Field>
      </FieldGroup>
    </div>
  );
}

export function FieldSheet(): ReactNode {
  return (
    <div className="wrap">
      <Sample name="At rest">
        <Controls />
      </Sample>
      <Sample name="Wrong">
        <Controls error="Say what is wrong and what would be right." />
      </Sample>
      <Sample name="Locked while the form is on its way">
        <Field id="style-locked" label="Your CV">
          {(attributes) => <File attributes={attributes} disabled />}
        </Field>
      </Sample>
      <Sample name="The honeypot for programs: nothing is to be seen">
        <Honeypot input={emptyRef} />
      </Sample>
    </div>
  );
}

/** No form has this id, so no panel takes the focus. */
const NO_FORM = 'style-no-form';

const problems = [
  {id: 'fields', message: 'Name must be at least 2 characters.'},
  {id: 'style-locked', message: 'Choose a file: PDF or Word.'},
];

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
        />
      </Sample>
      <Sample name="Toast of failure" framed>
        <ToastRegion
          toast={{id: 2, kind: 'failure', text: 'Failed to send your message. Please try again.'}}
        />
      </Sample>
    </div>
  );
}
