import clsx from 'clsx';
import type {ReactNode} from 'react';

interface RegisterProps {
  readonly tone?: 'page' | 'ink';
  readonly children: ReactNode;
}

/** Ruled rows in the order of a drawing register: values, reasons, places. */
export function Register({tone = 'page', children}: RegisterProps): ReactNode {
  return <dl className={clsx('register', tone === 'ink' && 'register--on-ink')}>{children}</dl>;
}

interface EntryProps {
  readonly name: string;
  /** `beside` puts the text in a second column on wide screens. */
  readonly layout?: 'beside' | 'below';
  readonly children: ReactNode;
}

export function Entry({name, layout = 'beside', children}: EntryProps): ReactNode {
  return (
    <div className={clsx('entry', layout === 'beside' && 'entry--name-text')}>
      <dt className="entry__name">{name}</dt>
      <dd className={clsx(layout === 'below' && 'entry__aside')}>{children}</dd>
    </div>
  );
}
