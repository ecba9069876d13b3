/** A text and what is selected in it. */
export interface TextState {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Changes closer together than this are undone together. Milliseconds. */
const ONE_THOUGHT = 700;

/** Steps that can be undone. */
const LONGEST = 300;

/**
 * What can be undone in a text field. The browser's own history ends where a script puts a mark
 * into the text, so the tool bar needs one that knows both.
 */
export class TextHistory {
  private past: TextState[] = [];
  private future: TextState[] = [];
  private last = Number.NEGATIVE_INFINITY;

  constructor(private present: TextState) {}

  /**
   * Notes how the text is now.
   *
   * @param now milliseconds
   * @param own a step of its own, such as a mark of the tool bar
   */
  note(state: TextState, now: number, own = false): void {
    if (state.text === this.present.text) {
      this.present = state;
      return;
    }
    if (own || now - this.last > ONE_THOUGHT) {
      this.past = [...this.past.slice(-LONGEST), this.present];
    }
    this.last = own ? Number.NEGATIVE_INFINITY : now;
    this.present = state;
    this.future = [];
  }

  /** The state before the last step; undefined when there is none. */
  undo(): TextState | undefined {
    return this.step(this.past, this.future);
  }

  /** Takes the last undo back. */
  redo(): TextState | undefined {
    return this.step(this.future, this.past);
  }

  private step(from: TextState[], to: TextState[]): TextState | undefined {
    const state = from.pop();
    if (state === undefined) return undefined;
    to.push(this.present);
    this.present = state;
    this.last = Number.NEGATIVE_INFINITY;
    return state;
  }
}
