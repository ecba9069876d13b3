import {useEffect, useState, type DragEvent, type ReactNode} from 'react';
import {useWatch} from 'react-hook-form';
import {useHydrated} from '@site/src/platform/first-paint/FirstPaintScript';
import {MailLink} from '@site/src/components/action/actions';
import {Field} from '@site/src/components/form/Field';
import {fileSize} from '../../documents/record/file-size';
import {applicationMail} from '../application-mail';
import {adviceOn} from './cv';
import {rules} from './rules';
import {type ApplicationForm, FORM_ID} from './useApplication';

/** Lists extensions and media types, because browsers filter files by one or the other. */
const ACCEPT = [
  ...rules.resume.rule.extensions,
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join(',');

const ONE_FILE = 'Choose one file. If your CV has several parts, save them as one PDF.';

const ID = `${FORM_ID}-resume`;

function fileField(): HTMLInputElement | null {
  const field = document.getElementById(ID);
  return field instanceof HTMLInputElement ? field : null;
}

/** Puts a file, or none, into the field, as if the visitor had chosen it. */
function setFile(file: File | undefined): void {
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

/** Returns advice on the chosen file from its bytes; `undefined` while they are being read. */
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

/** Shows advice on the chosen file but keeps it: only its name decides whether it is accepted. */
export function CvField({site, configuration}: ApplicationForm): ReactNode {
  const {form} = site;
  const {locked, error} = site.field('resume');
  const hydrated = useHydrated();
  const files = useWatch({control: form.control, name: 'resume'});
  const file = files?.[0];
  const advice = useAdvice(file);
  const [several, setSeveral] = useState(false);
  const limit = configuration.fileLimit;

  // Reads a file that was chosen before the script loaded.
  useEffect(() => {
    const file = fileField()?.files?.[0];
    if (file) {
      setFile(file);
    }
  }, []);

  function onChange(): void {
    const chosen = fileField()?.files?.[0];
    setSeveral(false);
    if (chosen || form.formState.isSubmitted) {
      void form.trigger('resume');
    }
  }

  // Shows a message if several files are dropped, because browsers ignore them silently.
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

  // The name in the draft. Absent until hydration, because the built HTML doesn't contain it.
  const remembered = (hydrated ? fileField()?.form?.dataset.file : undefined) ?? '';
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
        <div className="row row--apart cv">
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
                setFile(undefined);
                // Moves the focus, because the button disappears.
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
