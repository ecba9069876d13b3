import type {Run} from '../../blocks';
import type {Face} from '../../../../fonts/faces';
import {breakLines, type Line, type Measure, type Piece} from './lines';
import {COLOUR, RULE, type TextStyle} from './measures';

/** An element of the structure that assistive technology reads. */
export type Element = PDFKit.PDFStructureElement;

/** A text set in lines. */
export interface SetText {
  readonly lines: readonly Line[];
  readonly style: TextStyle;
  readonly height: number;
}

/** Share of the size above and below the line on which letters stand, in the text face. */
const ASCENT = 0.878;
const DESCENT = 0.21;
const UNDERLINE = {drop: 1.9, weight: 0.5} as const;

/** Where letters stand in a line whose box begins at `top`. */
export function baseline(top: number, {leading, size}: TextStyle): number {
  return top + (leading - size * (ASCENT + DESCENT)) / 2 + size * ASCENT;
}

function tracking({size, tracking: share = 0}: TextStyle): number {
  return (size * share) / 1000;
}

/** The PDF library takes text for a name unless it is an object. */
export function pdfText(text: string): object {
  return new String(text);
}

/** Writes and draws so that everything is either in the structure or marked as furniture. */
export class Pen {
  constructor(
    readonly pdf: PDFKit.PDFDocument,
    /** Makes the links of the text absolute. */
    private readonly resolve: (href: string) => string,
  ) {}

  readonly measure: Measure = (text, style, face) =>
    this.pdf
      .font(face)
      .fontSize(style.size)
      .widthOfString(text, {characterSpacing: tracking(style)});

  /** A new element at the end of `parent`. */
  child(
    parent: Element,
    tag: string,
    options: PDFKit.Mixins.StructureElementOptions = {},
  ): Element {
    const element = this.pdf.struct(tag, options);
    parent.add(element);
    return element;
  }

  /** A list; readers announce how it is numbered. */
  list(parent: Element, numbering: 'Decimal' | 'Disc' | 'None'): Element {
    const list = this.child(parent, 'L');
    list.dictionary.data.A = {O: 'List', ListNumbering: numbering};
    return list;
  }

  set(runs: readonly Run[], style: TextStyle, width: number): SetText {
    const lines = breakLines(runs, style, width, this.measure);
    return {lines, style, height: lines.length * style.leading};
  }

  /** Writes lines `from` to `to` (not included) of a text, the first at `top`. */
  put(element: Element, {lines, style}: SetText, x: number, top: number, from = 0, to = Infinity) {
    let link: {element: Element; run: Run} | undefined;
    lines.slice(from, to).forEach((line, index) => {
      const stand = baseline(top + index * style.leading, style);
      let left = x;
      for (const piece of line) {
        const {run, width} = piece;
        if (link !== undefined && link.run !== run) {
          // Ended on its page: the library notes the current page for the link's area.
          link.element.end();
          link = undefined;
        }
        if (run.href === undefined) {
          this.words(element, piece, style, left, stand);
        } else {
          link ??= {element: this.child(element, 'Link'), run};
          this.linkedWords(link.element, piece, style, left, stand);
        }
        left += width;
      }
    });
    link?.element.end();
  }

  /** Draws a text that stands elsewhere already; only inside a furniture. */
  putAgain({lines, style}: SetText, x: number, top: number): void {
    lines.forEach((line, index) => {
      let left = x;
      for (const {text, face, width} of line) {
        this.draw(text, style, left, baseline(top + index * style.leading, style), face);
        left += width;
      }
    });
  }

  /** Writes one line of text. */
  write(element: Element, text: string, style: TextStyle, x: number, stand: number): void {
    element.add(() => this.draw(text, style, x, stand));
  }

  /** Draws letters; only inside an element or a furniture. */
  draw(text: string, style: TextStyle, x: number, stand: number, face: Face = style.face): void {
    this.pdf
      .font(face)
      .fontSize(style.size)
      .fillColor(style.colour)
      .text(text, x, stand, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: tracking(style),
      });
  }

  /** Draws what readers are not told: rules, marks, and what repeats on every page. */
  furniture(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', {type});
    draw();
    this.pdf.endMarkedContent();
  }

  rule(x: number, y: number, width: number, kind: 'hair' | 'strong' = 'hair'): void {
    this.furniture(() => this.stroke(x, y, width, kind));
  }

  /** A rule inside something that is furniture already. */
  stroke(x: number, y: number, width: number, kind: 'hair' | 'strong' = 'hair'): void {
    this.pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(RULE[kind])
      .stroke(COLOUR[kind]);
  }

  private words(element: Element, {text, face}: Piece, style: TextStyle, x: number, y: number) {
    element.add(() => this.draw(text, style, x, y, face));
  }

  private linkedWords(link: Element, piece: Piece, style: TextStyle, x: number, stand: number) {
    const {text, face, run} = piece;
    const width = this.measure(text.trimEnd(), style, face);
    link.add(() => {
      this.draw(text, style, x, stand, face);
      const y = stand + UNDERLINE.drop;
      this.pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(UNDERLINE.weight)
        .stroke(style.colour);
    });
    const top = stand - style.size * ASCENT;
    const height = style.size * (ASCENT + DESCENT);
    this.pdf.link(x, top, width, height, this.resolve(run.href ?? ''), {
      structParent: link,
      Contents: pdfText(run.text),
    });
  }
}
