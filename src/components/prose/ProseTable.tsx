import type {ComponentProps, ReactNode} from 'react';

/** A Markdown table: ruled, and on phones stacked row by row. */
export function ProseTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-frame">
      <table {...props} className="table table--stack" />
    </div>
  );
}
