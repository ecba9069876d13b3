import type {ReactNode} from 'react';

interface Props {
  readonly title: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** Fields of one subject under a legend. Screen readers say it with the first field inside. */
export function FieldGroup({title, children}: Props): ReactNode {
  return (
    <fieldset className="form__group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
