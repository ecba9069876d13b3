import type {ReactNode} from 'react';
import {FirstPaintScript} from '../first-paint/FirstPaintScript';
import {useAnchor} from '../section/useAnchor';
import {tabId} from './Tabs';

interface Props {
  readonly id: string;
  readonly selected: boolean;
  /** Off in the delivered HTML, where every panel shows under its own heading without scripts. */
  readonly enhanced: boolean;
  readonly children: ReactNode;
}

/** Hides the panel before any of it is read, let alone painted, when its tab is not the marked one. */
function hideUnlessMarked(tab: string): void {
  const panel = document.currentScript?.parentElement;
  if (panel) {
    panel.hidden = !document.getElementById(tab)?.hasAttribute('aria-current');
  }
}

/** What a tab shows. */
export function TabPanel({id, selected, enhanced, children}: Props): ReactNode {
  useAnchor(id);
  return (
    <div
      className="tabs__panel"
      id={id}
      suppressHydrationWarning
      {...(enhanced && {
        role: 'tabpanel',
        'aria-labelledby': tabId(id),
        hidden: !selected,
        tabIndex: 0,
      })}
    >
      {!enhanced && <FirstPaintScript run={hideUnlessMarked} args={[tabId(id)]} />}
      {children}
    </div>
  );
}
