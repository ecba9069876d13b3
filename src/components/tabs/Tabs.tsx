import type {ReactNode} from 'react';
import {FirstPaintScript} from '../../platform/first-paint/FirstPaintScript';
import {useAnchor} from '../section/Section';

interface TabPanelProps {
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * Hides the panel if its tab is not the current one. Runs while the page is parsed, before the
 * panel is painted.
 */
function hideUnlessMarked(tab: string): void {
  const panel = document.currentScript?.parentElement;
  if (panel) {
    panel.hidden = !document.getElementById(tab)?.hasAttribute('aria-current');
  }
}

/** The content of a tab. Without scripts every panel shows, under its own heading. */
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
  /** Accessible name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Id of the tab that is selected unless the address names another. */
  readonly fallback: string;
  /** Query parameter that names a tab. Example: `'country'`. */
  readonly parameter: string;
}

function tabId(panel: string): string {
  return `tab-${panel}`;
}

/**
 * Marks the tab named by the address: by its query or, as in the tabs' own links, by its anchor.
 */
function markAsked(parameter: string, fallback: string): void {
  const {search, hash} = window.location;
  const asked = new URLSearchParams(search).get(parameter) ?? hash.slice(1);
  const tab = document.getElementById(`tab-${asked}`) ?? document.getElementById(`tab-${fallback}`);
  tab?.setAttribute('aria-current', 'true');
}

/**
 * A row of links to panels of the page, which the site's script turns into tabs (`start-tabs.ts`).
 * Until the script has loaded, each link reloads the page with its panel. Without JavaScript all
 * panels show, and each link jumps to its panel.
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
          {`${name} `}
        </a>
      ))}
      <FirstPaintScript run={markAsked} args={[parameter, fallback]} />
    </div>
  );
}
