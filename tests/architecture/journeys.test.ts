import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findUnproved } from '../../scripts/documents/feature-table.ts';
import { listTests } from '../../scripts/documents/list-tests.ts';

const root = path.resolve(import.meta.dirname, '../..');
const journeys = await listTests(root);

test('when journeys are listed, then core has some, and sixty at most', () => {
  const core = journeys.filter(({ tags, project }) => project === 'zh-desktop' && tags.includes('core'));
  expect(core.length).toBeGreaterThan(30);
  expect(core.length).toBeLessThanOrEqual(60);
});

test('when the features are read, then a journey proves each, but for those that were decided to want none', () => {
  expect(findUnproved(readFileSync(path.join(root, 'docs/features.md'), 'utf8'), journeys)).toEqual([]);
});

test('when a rule has no journey any more, then the tests that are named in its place exist', () => {
  const page = readFileSync(path.join(root, 'docs/testing.md'), 'utf8');
  const [, table = ''] = page.split('## Rules that journeys repeated');
  const named = [...table.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
