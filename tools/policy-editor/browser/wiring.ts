import {isControl} from './controls';
import {partsIn} from './part';
import {isEntry, rowsOf} from './rows';

/** A path as reports write it. Example: `revisions[0].note`. */
function pathOf(part: HTMLElement): string {
  const name = part.dataset.field ?? part.dataset.choices ?? part.dataset.list ?? '';
  const row = part.closest<HTMLElement>('[data-row]');
  const list = row?.closest<HTMLElement>('[data-list]');
  if (!row || !list) return name;
  const entry = `${list.dataset.list ?? ''}[${rowsOf(list).indexOf(row)}]`;
  return isEntry(row) ? entry : `${entry}.${name}`;
}

/**
 * Connects each control with its label, its help and its error, by ids made of the field's path.
 * Again after rows came or went, because paths count rows.
 */
export function wire(root: HTMLElement): void {
  for (const wrap of partsIn(root, '[data-wrap]', HTMLElement)) {
    const inner = wrap.querySelector<HTMLElement>(':scope > [data-field]');
    const part = inner ?? wrap;
    const path = pathOf(part);
    part.dataset.path = path;
    const id = `field-${path.replaceAll(/[[\].]+/g, '-')}`;
    part.id = id;
    if (isControl(inner)) {
      const label = wrap.querySelector('label');
      if (label) label.htmlFor = id;
    } else {
      part.tabIndex = -1;
    }
    const described = ['help', 'error'].flatMap((kind) => {
      const note = wrap.querySelector<HTMLElement>(`:scope > [data-${kind}]`);
      if (!note) return [];
      note.id = `${id}-${kind}`;
      return [note.id];
    });
    part.setAttribute('aria-describedby', described.join(' '));
  }
}

/** The part with a path, or the list that holds it: `statutes[0]` is found in `statutes`. */
export function partAt(root: ParentNode, path: string): HTMLElement | undefined {
  const parts = partsIn(root, '[data-path]', HTMLElement);
  const outer = path.replace(/[.[][^.[]*$/, '');
  const found = parts.find(({dataset}) => dataset.path === path);
  return found ?? (outer === path ? undefined : partAt(root, outer));
}
