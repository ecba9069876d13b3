/** What the types of pdfkit leave out of its options. */
declare namespace PDFKit {
  interface DocumentInfo {
    /** Entries of our own: see `stamp.ts`. */
    PolicyReference?: string;
    PolicyEdition?: string;
    PolicyVersion?: string;
    PolicyEffective?: string;
    PolicySHA256?: string;
  }

  interface PDFStructureElement {
    /** The element as it is written; open for attributes until the element ends. */
    readonly dictionary: {readonly data: Record<string, unknown>};
  }

  interface PDFOutline {
    /** `top` in points from the head of the page; without `fit` the reader's zoom stays. */
    addItem(
      title: string,
      options: {expanded?: boolean; top?: number; left?: number; fit?: boolean},
    ): PDFOutline;
  }
}

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a heading cell: what it is the heading of. */
    scope?: 'Row' | 'Column';
  }

  interface PDFAnnotation {
    /** `Contents` is what a screen reader says of the link; a plain string would become a name. */
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: {structParent: PDFStructureElement; Contents: object},
    ): this;
    goTo(
      x: number,
      y: number,
      width: number,
      height: number,
      destination: string,
      options: {structParent: PDFStructureElement; Contents: object},
    ): this;
  }
}
