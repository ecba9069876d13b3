import clsx from 'clsx';
import {useState, type ChangeEvent, type DragEvent, type ReactNode, type Ref} from 'react';
import type {ControlAttributes} from './Field';

interface Props {
  readonly attributes: ControlAttributes;
  readonly input: Ref<HTMLInputElement>;
  /** Endings and media types that the browser offers first. */
  readonly accept: string;
  /** What the drawn button says. */
  readonly action: string;
  readonly disabled: boolean;
  /** One file or, when several were dropped, more. */
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * A native file field, drawn as an area that takes a file by click, by keyboard and by drop. The
 * field lies over the whole area, so all three are the browser's own.
 */
export function DropArea(props: Props): ReactNode {
  const {attributes, input, accept, action, disabled, onFiles} = props;
  const [over, setOver] = useState(false);

  function onChange({currentTarget}: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again, after it was corrected.
    currentTarget.value = '';
    if (files.length > 0) {
      onFiles(files);
    }
  }

  function onDragOver(event: DragEvent): void {
    // By itself the field would turn several files away, without a word.
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) {
      onFiles(files);
    }
  }

  return (
    <div className={clsx('drop', over && 'drop--over')}>
      <span className="drop__button" aria-hidden="true">
        {action}
      </span>
      <span className="drop__text" aria-hidden="true">
        or drop it here
      </span>
      <input
        {...attributes}
        ref={input}
        className="drop__input"
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={onChange}
        onDragEnter={() => setOver(true)}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      />
    </div>
  );
}
