import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useAnchor} from '../section/Section';
import {Link} from '../action/Link';

interface RegisterProps {
  readonly tone?: 'page' | 'ink';
  /**
   * `compact`: small text and low rows, for lists that readers scan. `illustrated`: entries with
   * pictures, in two columns on wide screens.
   */
  readonly form?: 'compact' | 'illustrated';
  readonly children: ReactNode;
}

/** Ruled rows, as in a drawing register, for values, reasons or places. */
export function Register({tone = 'page', form, children}: RegisterProps): ReactNode {
  return (
    <dl
      className={clsx(
        'register',
        tone === 'ink' && 'register--on-ink',
        form && `register--${form}`,
      )}
    >
      {children}
    </dl>
  );
}

interface EntryProps {
  /** Text or a link. */
  readonly name: ReactNode;
  readonly id?: string;
  /** `beside` puts the text in a second column on wide screens. */
  readonly layout?: 'beside' | 'below';
  readonly children: ReactNode;
}

export function Entry({name, id, layout = 'beside', children}: EntryProps): ReactNode {
  useAnchor(id);
  return (
    <div id={id} className={clsx('entry', layout === 'beside' && 'entry--name-text')}>
      <dt className="subheading">{name}</dt>
      <dd className={clsx(layout === 'below' && 'entry__aside')}>{children}</dd>
    </div>
  );
}

/** A title with a sentence. */
interface Point {
  readonly title: string;
  readonly text: string;
  readonly id?: string;
  /** Makes the title a link. */
  readonly path?: string;
}

interface PointsProps extends Pick<EntryProps, 'layout'>, Omit<RegisterProps, 'children'> {
  readonly points: readonly Point[];
}

/** A register of titles with a sentence each. */
export function Points({points, layout, ...register}: PointsProps): ReactNode {
  return (
    <Register {...register}>
      {points.map(({id, title, text, path}) => (
        <Entry
          key={title}
          id={id}
          name={path === undefined ? title : <Link to={path}>{title}</Link>}
          layout={layout}
        >
          {text}
        </Entry>
      ))}
    </Register>
  );
}

interface IllustratedEntryProps extends Pick<EntryProps, 'name' | 'id' | 'children'> {
  readonly picture: ReactNode;
  /** The scale of a model, or who took a photograph. Example: `'1:10'`. */
  readonly caption: string;
}

/** An entry with a small picture on its left, and its caption below it. */
export function IllustratedEntry(props: IllustratedEntryProps): ReactNode {
  const {name, id, picture, caption, children} = props;
  useAnchor(id);
  return (
    <div id={id} className="entry entry--illustrated">
      <dt className="subheading">{name}</dt>
      <dd>{children}</dd>
      <dd className="entry__picture" data-search="skip">
        <div className="frame">{picture}</div>
        <p className="caption">{caption}</p>
      </dd>
    </div>
  );
}

/** The head of a table, with one cell for each column. */
export function ColumnHeads({heads}: {readonly heads: readonly string[]}): ReactNode {
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}
