import type {ReactNode} from 'react';
import {FirstPaintScript} from '../first-paint/FirstPaintScript';
import {useAnchor} from '../section/useAnchor';
import {tabId} from './Tabs';

interface Props {
  readonly id: string;
  readonly children: ReactNode;
}

/** Hides the panel before any of it is read, let alone painted, when its tab is not the marked one. */
function hideUnlessMarked(tab: string): void {
  const panel = document.currentScript?.parentElement;
  if (panel) {
    panel.hidden = !document.getElementById(tab)?.hasAttribute('aria-current');
  }
}

/** What a tab shows. Without scripts every panel shows, under its own heading. */
export function TabPanel({id, children}: Props): ReactNode {
  useAnchor(id);
  return (
    <div className="tabs__panel" id={id}>
      <FirstPaintScript run={hideUnlessMarked} args={[tabId(id)]} />
      {children}
    </div>
  );
}
