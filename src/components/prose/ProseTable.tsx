import type {ComponentProps, ReactNode} from 'react';

/** A Markdown table in a frame of its own, so that a wide one scrolls inside it. */
export function ProseTable(props: ComponentProps<'table'>): ReactNode {
  return (
    // A frame that can scroll must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions need focus (WCAG 2.1.1)
    <div className="table-frame" tabIndex={0} role="group" aria-label="Table">
      <table className="table" {...props} />
    </div>
  );
}
