import type {ReactNode} from 'react';
import {FirstPaintScript} from '../../platform/first-paint/FirstPaintScript';
import {useAnchor} from '../section/Section';

interface TabPanelProps {
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
export function TabPanel({id, children}: TabPanelProps): ReactNode {
  useAnchor(id);
  return (
    <div className="tabs__panel" id={id}>
      <FirstPaintScript run={hideUnlessMarked} args={[tabId(id)]} />
      {children}
    </div>
  );
}

interface Tab {
  readonly id: string;
  readonly label: string;
}

interface Props {
  /** What the row of tabs chooses between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The one that shows unless the address asks for another. */
  readonly fallback: string;
  /** The part of the address's query that names a tab. Example: `'country'`. */
  readonly parameter: string;
}

/** The id of the tab that names a panel. */
function tabId(panel: string): string {
  return `tab-${panel}`;
}

/** Marks the tab that the address asks for, by its query or, as the links do too, by its anchor. */
function markAsked(parameter: string, fallback: string): void {
  const {search, hash} = window.location;
  const asked = new URLSearchParams(search).get(parameter) ?? hash.slice(1);
  const tab = document.getElementById(`tab-${asked}`) ?? document.getElementById(`tab-${fallback}`);
  tab?.setAttribute('aria-current', 'true');
}

/**
 * A row of links to panels of the page. The site's script makes tabs of them (`start-tabs.ts`).
 * Until it has come each loads the page with its panel; without JavaScript each leads down to its
 * panel, because all of them show.
 */
export function Tabs({label, tabs, fallback, parameter}: Props): ReactNode {
  return (
    <div
      className="tabs"
      role="navigation"
      aria-label={label}
      data-tabs={parameter}
      data-fallback={fallback}
    >
      {tabs.map(({id, label: name}) => (
        <a key={id} id={tabId(id)} className="tabs__tab" href={`?${parameter}=${id}#${id}`}>
          {name}
        </a>
      ))}
      <FirstPaintScript run={markAsked} args={[parameter, fallback]} />
    </div>
  );
}
