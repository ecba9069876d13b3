import {useRef, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {nextTab} from './next-tab';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface Props<Id extends string> {
  /** What the row of tabs chooses between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  /** Off in the delivered HTML: without scripts the tabs are links to panels that all show. */
  readonly enhanced: boolean;
  readonly onSelect: (id: Id) => void;
}

/** The id of the tab that names a panel. */
export function tabId(panel: string): string {
  return `tab-${panel}`;
}

/** A click that asks the browser for a new tab or window is the browser's own. */
function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** A row of tabs after the WAI-ARIA pattern; the chosen tab follows the focus. */
export function Tabs<Id extends string>(props: Props<Id>): ReactNode {
  const {label, tabs, selected, enhanced, onSelect} = props;
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
          className="tabs__tab"
          href={`#${id}`}
          {...(enhanced && {
            id: tabId(id),
            role: 'tab',
            'aria-controls': id,
            'aria-selected': id === selected,
            tabIndex: id === selected ? 0 : -1,
            onClick: (event: MouseEvent) => choose(event, id),
            onKeyDown: (event: KeyboardEvent) => move(event, index),
          })}
        >
          {name}
        </a>
      ))}
    </div>
  );
}
