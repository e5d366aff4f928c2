/** What a flat list needs of each of its items. */
export interface FlatItem {
  id: string | number;
  /** Null, undefined, empty, or an id that the list does not have: the item stands at the top. */
  parentId?: string | number | null | undefined;
}

/** An item in its place (N13). */
export type TreeNode<Item extends FlatItem> = Item & {
  /** Counted from 1 at the top. */
  level: number;
  /** Whether its children are shown; the word is the specification's. */
  expend: boolean;
  /** In the order of the list; empty for a leaf. */
  children: TreeNode<Item>[];
};

/**
 * Nests the items of a flat list below their parents (N13). Nothing gets lost: an item without its parent stands at the top, and so
 * does one item of each circle. Of two items with one id, the first one is the parent. Takes time in proportion to the list, and
 * trees of any depth. The items of the list stay as they are.
 * @param isExpanded what `expend` is at first; default false
 */
export function listToTree<Item extends FlatItem>(
  list: readonly Item[],
  isExpanded: (item: Item, level: number) => boolean = () => false,
): TreeNode<Item>[] {
  const nodes = list.map((item): TreeNode<Item> => ({ ...item, level: 0, expend: false, children: [] }));
  const byId = new Map<Item['id'], TreeNode<Item>>();
  for (const node of nodes) if (!byId.has(node.id)) byId.set(node.id, node);
  const topOfCircles = findTopOfCircles(nodes, byId);
  const roots = nodes.filter((node) => {
    const parent = parentOf(node, byId);
    if (!parent || topOfCircles.has(node)) return true;
    parent.children.push(node);
    return false;
  });
  setLevels(roots, isExpanded);
  return roots;
}

function parentOf<Item extends FlatItem>(
  { parentId }: Item,
  byId: ReadonlyMap<Item['id'], TreeNode<Item>>,
): TreeNode<Item> | undefined {
  return parentId === null || parentId === undefined ? undefined : byId.get(parentId);
}

/** One item of each circle: where the way up closes. Every item is passed at most twice. */
function findTopOfCircles<Item extends FlatItem>(
  nodes: readonly TreeNode<Item>[],
  byId: ReadonlyMap<Item['id'], TreeNode<Item>>,
): ReadonlySet<TreeNode<Item>> {
  const tops = new Set<TreeNode<Item>>();
  /** By which start an item was reached first. */
  const reachedFrom = new Map<TreeNode<Item>, TreeNode<Item>>();
  for (const start of nodes) {
    let node: TreeNode<Item> | undefined = start;
    while (node && !reachedFrom.has(node)) {
      reachedFrom.set(node, start);
      node = parentOf<Item>(node, byId);
    }
    if (node && reachedFrom.get(node) === start) tops.add(node);
  }
  return tops;
}

/** Row by row, since a list may nest deeper than functions can. */
function setLevels<Item extends FlatItem>(
  roots: readonly TreeNode<Item>[],
  isExpanded: (item: Item, level: number) => boolean,
): void {
  let row = roots;
  for (let level = 1; row.length > 0; level++) {
    for (const node of row) {
      node.level = level;
      node.expend = isExpanded(node, level);
    }
    row = row.flatMap(({ children }) => children);
  }
}
