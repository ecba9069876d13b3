import {useEffect, useState, type DragEvent, type ReactNode} from 'react';
import {useWatch} from 'react-hook-form';
import {MailLink} from '@site/src/components/action/actions';
import {Field} from '@site/src/components/form/Field';
import {fileSize} from '../../documents/record/file-size';
import {applicationMail} from '../application-mail';
import {adviceOn} from './cv';
import {controlId, rules} from './rules';
import type {ApplicationForm} from './useApplication';

/** Some browsers offer files by their ending, others by their media type. */
const ACCEPT = [
  ...rules.resume.rule.extensions,
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join(',');

const ONE_FILE = 'Choose one file. If your CV has several parts, save them as one PDF.';

const ID = controlId('resume');

function fileField(): HTMLInputElement | null {
  const field = document.getElementById(ID);
  return field instanceof HTMLInputElement ? field : null;
}

/** Puts a file, or none, into the field and tells the form, as a choice of the visitor's would. */
function put(file: File | undefined): void {
  const field = fileField();
  if (field) {
    const transfer = new DataTransfer();
    if (file) {
      transfer.items.add(file);
    }
    field.files = transfer.files;
    field.dispatchEvent(new Event('change', {bubbles: true}));
  }
}

/** What the bytes of the chosen file tell; nothing while they are being read. */
function useAdvice(file: File | undefined): string | undefined {
  const [found, setFound] = useState<{readonly file: File; readonly advice: string | undefined}>();
  useEffect(() => {
    let wanted = true;
    if (file) {
      void adviceOn(file).then((advice) => wanted && setFound({file, advice}));
    }
    return () => {
      wanted = false;
    };
  }, [file]);
  return found !== undefined && found.file === file ? found.advice : undefined;
}

/** The file itself stays in the field. It is taken by its name; what else can be told is advice. */
export function CvField({form, configuration, remembered, locked}: ApplicationForm): ReactNode {
  const {errors, isSubmitted} = form.formState;
  const files = useWatch({control: form.control, name: 'resume'});
  const file = files?.[0];
  const advice = useAdvice(file);
  const [several, setSeveral] = useState(false);
  const error = errors.resume?.message;
  const limit = configuration.fileLimit;

  // What was chosen before the script came.
  useEffect(() => {
    const file = fileField()?.files?.[0];
    if (file) {
      put(file);
    }
  }, []);

  function onChange(): void {
    const chosen = fileField()?.files?.[0];
    setSeveral(false);
    if (chosen || isSubmitted) {
      void form.trigger('resume');
    }
  }

  // By itself the field would turn several files away, without a word.
  function onDragOver(event: DragEvent): void {
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  }
  function onDrop(event: DragEvent): void {
    if (event.dataTransfer.files.length > 1) {
      event.preventDefault();
      setSeveral(true);
    }
  }

  const again =
    !file && remembered !== ''
      ? `Choose your CV again: this page doesn’t keep it. The file was “${remembered}”. `
      : '';
  const size = limit === undefined ? '' : `, up to ${fileSize(limit)}`;
  return (
    <Field
      id={ID}
      label={rules.resume.label}
      hint={`${again}PDF, DOC or DOCX${size}. ${rules.resume.hint}`}
      error={error}
      wide
      after={
        <div className="cv">
          <p role="status">
            {file && (
              <>
                <span className="visually-hidden">{file.name}, </span>
                <span className="quiet">{fileSize(file.size)}</span>
              </>
            )}
            {(several || advice) && (
              <span className="cv__advice">{several ? ONE_FILE : advice}</span>
            )}
          </p>
          {file && (
            <button
              className="button button--plain"
              type="button"
              disabled={locked}
              aria-label={`Remove ${file.name}`}
              onClick={() => {
                put(undefined);
                // The button goes, and with it the focus.
                fileField()?.focus();
              }}
            >
              Remove
            </button>
          )}
          {file && limit !== undefined && file.size > limit && (
            <MailLink href={applicationMail([]).href}>Apply by email</MailLink>
          )}
        </div>
      }
    >
      {(attributes) => (
        <input
          {...attributes}
          {...form.register('resume', {onChange})}
          className="input input--file"
          type="file"
          accept={ACCEPT}
          disabled={locked}
          onDragOver={onDragOver}
          onDrop={onDrop}
        />
      )}
    </Field>
  );
}
