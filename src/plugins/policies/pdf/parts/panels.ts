import type {Element, Pen} from '../page/pen';

const ROW_PADDING = {above: 6, below: 6.5} as const;

/** Something of known height that is drawn as a whole. */
export interface Panel {
  readonly height: number;
  readonly draw: (x: number, top: number) => void;
}

/** A panel and the space below it. */
export interface Spaced {
  readonly panel: Panel;
  readonly gap: number;
}

/** Panels one below the other. */
export function stack(panels: readonly Spaced[]): Panel {
  return {
    height: panels.reduce((sum, {panel, gap}) => sum + panel.height + gap, 0),
    draw: (x, top) => {
      let y = top;
      for (const {panel, gap} of panels) {
        panel.draw(x, y);
        y += panel.height + gap;
      }
    },
  };
}

/** A text at its full height. */
export function textPanel(
  pen: Pen,
  element: Element,
  ...[runs, style, width]: Parameters<Pen['set']>
): Panel {
  const text = pen.set(runs, style, width);
  return {height: text.height, draw: (x, top) => pen.put(element, text, x, top)};
}

/** A row with a hair line below. */
export function ruledRow(
  pen: Pen,
  width: number,
  height: number,
  draw: (x: number, top: number) => void,
): Panel {
  const whole = height + ROW_PADDING.above + ROW_PADDING.below;
  return {
    height: whole,
    draw: (x, top) => {
      draw(x, top + ROW_PADDING.above);
      pen.rule(x, top + whole, width);
    },
  };
}

/** Rows between strong lines. */
export function ruledRows(pen: Pen, width: number, rows: readonly Panel[]): Panel {
  const inner = stack(rows.map((panel) => ({panel, gap: 0})));
  return {
    height: inner.height,
    draw: (x, top) => {
      pen.rule(x, top, width, 'strong');
      inner.draw(x, top);
      pen.rule(x, top + inner.height, width, 'strong');
    },
  };
}
