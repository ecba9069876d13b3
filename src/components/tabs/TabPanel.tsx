import type {ReactNode} from 'react';
import {useAnchor} from '../section/useAnchor';
import {tabId} from './Tabs';

interface Props {
  readonly id: string;
  readonly selected: boolean;
  /** Off in the delivered HTML, where every panel shows under its own heading. */
  readonly enhanced: boolean;
  readonly children: ReactNode;
}

/** What a tab shows. Its first child is its heading. */
export function TabPanel({id, selected, enhanced, children}: Props): ReactNode {
  useAnchor(id);
  return (
    <div
      className="tabs__panel"
      id={id}
      {...(enhanced && {
        role: 'tabpanel',
        'aria-labelledby': tabId(id),
        hidden: !selected,
        tabIndex: 0,
      })}
    >
      {children}
    </div>
  );
}
