import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {wayfindingClass, type Wayfinding} from '../wayfinding';

export interface KeyEntry {
  readonly mark: string;
  readonly name: string;
  readonly note: string;
  readonly company?: Wayfinding | 'group';
  /** Makes the entry a link. */
  readonly to?: string;
}

function EntryText({mark, name, note}: KeyEntry): ReactNode {
  return (
    <>
      <span className="keynote" aria-hidden="true">
        {mark}
      </span>
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
    </>
  );
}

interface Props {
  readonly caption: ReactNode;
  readonly entries: readonly KeyEntry[];
}

/** The key to the model: a ruled strip directly under the picture. Letters are companies, numbers are parts. */
export function KeyStrip({caption, entries}: Props): ReactNode {
  return (
    <div className="key">
      <div className={clsx('wrap', entries.length > 0 && 'key__row')}>
        <p className="key__caption caption">{caption}</p>
        {entries.length > 0 && (
          <ol className="key__list">
            {entries.map((entry) => {
              const className = clsx('key__item', wayfindingClass(entry.company));
              return (
                <li key={entry.mark}>
                  {entry.to === undefined ? (
                    <div className={className}>
                      <EntryText {...entry} />
                    </div>
                  ) : (
                    <Link className={className} to={entry.to}>
                      <EntryText {...entry} />
                    </Link>
                  )}
                </li>
              );
            })}
          </ol>
        )}
      </div>
    </div>
  );
}
