import type {ReactNode} from 'react';

interface Mark {
  readonly title: string;
  readonly scope: string;
}

/** Accreditations, set as type rather than drawn as seals: they are what they say. */
export function Marks({marks}: {readonly marks: readonly Mark[]}): ReactNode {
  return (
    <ul className="marks">
      {marks.map(({title, scope}) => (
        <li key={title}>
          <b>{title}</b>
          <span className="quiet">{scope}</span>
        </li>
      ))}
    </ul>
  );
}
