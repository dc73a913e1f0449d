/** Translators replace nodes that React knows, and React fails where it looks for them. Texts that change have elements of their own; this is for what is left. */
export function bearForeignNodes(): void {
  const { prototype } = Node;
  // oxlint-disable-next-line typescript/unbound-method -- called with its node below
  const { insertBefore, removeChild } = prototype;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };
}
