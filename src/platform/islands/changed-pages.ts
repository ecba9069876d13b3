/**
 * Lets React work in a page that other programs change. Translators, readers and highlighters
 * replace or wrap nodes that React made. Without this, React throws when it removes such a node
 * (react/react#11538), and visitors never see its later changes to a text.
 */

/** The React node that each foreign node replaces or follows. */
const owners = new WeakMap<Node, Node>();
/** The foreign nodes of each React node. */
const companions = new WeakMap<Node, ChildNode[]>();

/** Whether React made the node. React sets a property on each of its elements and texts. */
function isReacts(node: Node): boolean {
  return Object.keys(node).some((name) => name.startsWith('__reactFiber'));
}

function ownerOf(node: Node | null | undefined): Node | undefined {
  if (!node) return undefined;
  return isReacts(node) ? node : owners.get(node);
}

function companionsOf(node: Node): ChildNode[] {
  return (companions.get(node) ?? []).filter(
    (each) => each.isConnected && owners.get(each) === node,
  );
}

let last: MutationRecord | undefined;

/** Finds the owner of each foreign node that was added. */
function note(records: readonly MutationRecord[]): void {
  for (const record of records) {
    const {addedNodes, removedNodes, previousSibling, nextSibling} = record;
    let [gone] = removedNodes;
    if (!gone && last?.addedNodes.length === 0 && last.nextSibling === nextSibling) {
      // Some programs remove first and insert afterwards.
      [gone] = last.removedNodes;
      if (gone && companionsOf(gone).length > 0) gone = undefined;
    }
    for (const node of addedNodes) {
      // A translation is inserted before its text; the rest of a text that was split follows it.
      const sides = [nextSibling, previousSibling].map(ownerOf);
      const owner =
        ownerOf(gone) ??
        (node instanceof Text ? sides.reverse() : sides).find((each) => each instanceof Text);
      if (owner && !isReacts(node)) {
        owners.set(node, owner);
        companions.set(owner, [...(companions.get(owner) ?? []), node as ChildNode]);
      }
    }
    last = record;
  }
}

const observer = new MutationObserver(note);

/** Removes the foreign nodes that replace a React node. */
function takeOut(node: Node): void {
  for (const each of companionsOf(node)) each.remove();
}

/** Returns the child of a parent that contains or replaces a React node. */
function childFor(parent: Node, node: Node): Node | undefined {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child ?? companionsOf(node).find((each) => each.parentNode === parent);
}

/** Watches the islands. Call it before React hydrates them. */
export function allowForeignChanges(islands: Iterable<HTMLElement>): void {
  for (const island of islands) observer.observe(island, {childList: true, subtree: true});

  const removeChild = Reflect.get(Node.prototype, 'removeChild') as (
    this: Node,
    child: Node,
  ) => Node;
  const insertBefore = Reflect.get(Node.prototype, 'insertBefore') as (
    this: Node,
    child: Node,
    next: Node | null,
  ) => Node;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    note(observer.takeRecords());
    const top = childFor(this, child);
    // A wrapper that holds nothing else goes too.
    if (top?.textContent === child.textContent) removeChild.call(this, top);
    else if (child.parentNode) removeChild.call(child.parentNode, child);
    takeOut(child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    note(observer.takeRecords());
    return insertBefore.call(this, child, next && (childFor(this, next) ?? null)) as Child;
  };

  // React changes a text through this property.
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string | null) {
      note(observer.takeRecords());
      if (!this.parentNode) companionsOf(this)[0]?.before(this);
      takeOut(this);
      value?.set?.call(this, text);
    },
  });
}
