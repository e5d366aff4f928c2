import { expect, test } from 'vitest';
import type { ViewportQuery } from '#shared/viewport-files';
import { type KeptContainer, keepContainers } from './keep-containers.ts';

function query(fileId: string, id?: string): ViewportQuery {
  return { app: 'legacy', fileId, id, linkUrl: undefined };
}

function show(...fileIds: string[]): readonly KeptContainer[] {
  return fileIds.reduce<readonly KeptContainer[]>((kept, each) => keepContainers(kept, query(each), 3), []);
}

function idsOf(kept: readonly KeptContainer[]): string[] {
  return kept.map((each) => each.query.fileId);
}

test('when bundles are shown in turn, then each has one container, and none moves', () => {
  expect(idsOf(show('a', 'b', 'a', 'c', 'b'))).toEqual(['a', 'b', 'c']);
});

test('when there are more than may be kept, then the one that was not shown for the longest time goes', () => {
  expect(idsOf(show('a', 'b', 'c', 'a', 'd'))).toEqual(['a', 'c', 'd']);
});

test('when the same file of another app is shown, then it has a container of its own', () => {
  const kept = keepContainers(show('a'), { ...query('a'), app: 'other' });
  expect(kept).toHaveLength(2);
});

test('when a bundle is shown again with another id, then its container gets that', () => {
  const kept = keepContainers(show('a'), query('a', '7'));
  expect(kept.map((each) => each.query.id)).toEqual(['7']);
});

test('when nothing else is said, then five are kept', () => {
  const kept = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<readonly KeptContainer[]>(
    (all, each) => keepContainers(all, query(each)),
    [],
  );
  expect(idsOf(kept)).toEqual(['b', 'c', 'd', 'e', 'f']);
});
