import { expect, test } from 'vitest';
import { type FlatItem, listToTree, type TreeNode } from './index.ts';

/** The tree in brief: children in brackets. */
function brief(nodes: readonly TreeNode<FlatItem>[]): string {
  return nodes
    .map(({ id, children }) => `${id}${children.length > 0 ? `(${brief(children)})` : ''}`)
    .join(' ');
}

function item(id: FlatItem['id'], parentId?: FlatItem['parentId']): FlatItem {
  return { id, parentId };
}

test('when children stand before or behind their parents, then they are nested in the order of the list', () => {
  const tree = listToTree([item(3, 2), item(1, 0), item(2, 1), item(5, 1), item(4, 2)]);
  expect(brief(tree)).toBe('1(2(3 4) 5)');
});

test('when an item is placed, then it keeps its fields and gets level, expend and children', () => {
  const list = [
    { id: 'a', parentId: null, name: '年级' },
    { id: 'b', parentId: 'a', name: '班级' },
  ];
  expect(listToTree(list, (_, level) => level === 1)).toEqual([
    {
      id: 'a',
      parentId: null,
      name: '年级',
      level: 1,
      expend: true,
      children: [{ id: 'b', parentId: 'a', name: '班级', level: 2, expend: false, children: [] }],
    },
  ]);
  expect(list[0]).toEqual({ id: 'a', parentId: null, name: '年级' });
});

test('when a parent is missing, then the item stands at the top', () => {
  expect(brief(listToTree([item(1, 99), item(2, 1), item(3, ''), item(4)]))).toBe('1(2) 3 4');
});

test('when items are their own ancestors, then one of each circle stands at the top and nothing is lost', () => {
  expect(brief(listToTree([item(1, 1), item(2, 4), item(3, 2), item(4, 3)]))).toBe('1 2(3(4))');
  expect(brief(listToTree([item(9, 2), item(1, 2), item(2, 1)]))).toBe('2(9 1)');
});

test('when two items have one id, then both are shown and the first is the parent', () => {
  expect(brief(listToTree([item(1), item(1), item(2, 1)]))).toBe('1(2) 1');
});

test('when a number and a text look alike, then they are two ids', () => {
  expect(brief(listToTree([item(1), item('2', '1'), item('1')]))).toBe('1 1(2)');
});

test('when a list of 100,000 is one chain, then it becomes a tree of as many levels', () => {
  const size = 100_000;
  let [node] = listToTree(Array.from({ length: size }, (_, index) => item(index, index - 1)));
  while (node?.children[0]) node = node.children[0];
  expect(node).toMatchObject({ id: size - 1, level: size });
});

test('when a list of 100,000 is upside down, then its parents are looked up no more often than in the other order', () => {
  const lookUps = (list: readonly FlatItem[]): number => {
    let count = 0;
    listToTree(
      list.map(({ id, parentId }) => ({
        id,
        get parentId() {
          count++;
          return parentId;
        },
      })),
    );
    return count;
  };
  const list = Array.from({ length: 100_000 }, (_, index) => item(index, index - 1));
  expect(lookUps([...list].reverse())).toBeLessThanOrEqual(lookUps(list));
});
