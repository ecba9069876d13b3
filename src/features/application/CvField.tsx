import type {ReactNode} from 'react';
import {useController} from 'react-hook-form';
import {DropArea} from '@site/src/components/form/DropArea';
import {Field} from '@site/src/components/form/Field';
import {controlId} from './control-id';
import type {CvChoice} from './cv-choice';
import {sizeText} from './cv/cv-messages';
import {CvStatus} from './CvStatus';
import {rules} from './rules';
import type {Form} from './useApplication';
import type {Cv} from './useCv';

/** Some browsers offer files by their ending, others by their media type. */
const ACCEPT = [
  ...rules.resume.rule.extensions,
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join(',');

interface Props {
  readonly form: Form;
  readonly cv: Cv;
  readonly locked: boolean;
  /** Largest size in bytes. */
  readonly fileLimit: number;
}

function hintFor(choice: CvChoice, fileLimit: number): string {
  const again =
    choice.state === 'none' && choice.remembered !== ''
      ? `Choose your CV again: we never store it. It was “${choice.remembered}”. `
      : '';
  return `${again}PDF, DOC or DOCX, up to ${sizeText(fileLimit)}. ${rules.resume.hint}`;
}

/** The CV: chosen or dropped, checked at once, shown with its size, and taken away again. */
export function CvField({form, cv, locked, fileLimit}: Props): ReactNode {
  const {field, fieldState} = useController({control: form.control, name: 'resume'});
  const choice = field.value;
  return (
    <Field
      id={controlId('resume')}
      label={rules.resume.label}
      hint={hintFor(choice, fileLimit)}
      error={fieldState.error?.message}
      wide
      after={<CvStatus choice={choice} locked={locked} onRemove={cv.remove} />}
    >
      {(attributes) => (
        <DropArea
          attributes={attributes}
          input={field.ref}
          accept={ACCEPT}
          action={choice.state === 'accepted' ? 'Choose another file' : 'Choose a file'}
          disabled={locked}
          onFiles={cv.choose}
        />
      )}
    </Field>
  );
}
