import {useRef, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {FirstPaintScript} from '../first-paint/FirstPaintScript';
import {nextTab} from './next-tab';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface Props<Id extends string> {
  /** What the row of tabs chooses between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  /** In the delivered HTML the one that shows unless the address asks for another. */
  readonly selected: Id;
  /** The part of the address's query that names a tab. Example: `'country'`. */
  readonly parameter: string;
  /** Off in the delivered HTML, where the tabs are links. */
  readonly enhanced: boolean;
  readonly onSelect: (id: Id) => void;
}

/** The id of the tab that names a panel. */
export function tabId(panel: string): string {
  return `tab-${panel}`;
}

/** Marks the tab that the address asks for, by its query or, as the links do too, by its anchor. */
function markAsked(parameter: string, fallback: string): void {
  const {search, hash} = window.location;
  const asked = new URLSearchParams(search).get(parameter) ?? hash.slice(1);
  const tab = document.getElementById(`tab-${asked}`) ?? document.getElementById(`tab-${fallback}`);
  tab?.setAttribute('aria-current', 'true');
}

/** A click that asks the browser for a new tab or window is the browser's own. */
function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/**
 * A row of tabs after the WAI-ARIA pattern; the chosen tab follows the focus. Until the page's
 * scripts have arrived the tabs are links: with JavaScript each loads the page with its panel,
 * without it each leads down to its panel, because all of them show.
 */
export function Tabs<Id extends string>(props: Props<Id>): ReactNode {
  const {label, tabs, selected, parameter, enhanced, onSelect} = props;
  const elements = useRef(new Map<Id, HTMLAnchorElement>());

  const move = (event: KeyboardEvent, index: number) => {
    const next = tabs[nextTab(event.key, index, tabs.length) ?? -1];
    if (next) {
      event.preventDefault();
      onSelect(next.id);
      elements.current.get(next.id)?.focus();
    } else if (event.key === ' ') {
      // The focused tab is chosen already; without this the space bar would scroll the page.
      event.preventDefault();
    }
  };

  const choose = (event: MouseEvent, id: Id) => {
    if (isPlainClick(event)) {
      event.preventDefault();
      onSelect(id);
    }
  };

  return (
    <div className="tabs" role={enhanced ? 'tablist' : 'navigation'} aria-label={label}>
      {tabs.map(({id, label: name}, index) => (
        <a
          key={id}
          ref={(element) => {
            if (element) elements.current.set(id, element);
          }}
          id={tabId(id)}
          className="tabs__tab"
          href={`?${parameter}=${id}#${id}`}
          suppressHydrationWarning
          {...(enhanced && {
            role: 'tab',
            'aria-controls': id,
            'aria-selected': id === selected,
            // Takes back what `markAsked` has set.
            'aria-current': false,
            tabIndex: id === selected ? 0 : -1,
            onClick: (event: MouseEvent) => choose(event, id),
            onKeyDown: (event: KeyboardEvent) => move(event, index),
          })}
        >
          {name}
        </a>
      ))}
      {!enhanced && <FirstPaintScript run={markAsked} args={[parameter, selected]} />}
    </div>
  );
}
