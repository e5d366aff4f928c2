import { expect, test } from 'vitest';
import type { BundleStats } from './bundle.ts';
import { hasDoor } from './chunk-files.ts';

const stats = {
  name: 'signin',
  namedChunkGroups: { app: { chunks: ['1'] } },
  chunks: [
    { id: '1', modules: [{ name: 'remote shell/session' }, { name: './app.tsx' }] },
    { id: '2', modules: [{ name: 'remote shell/kit' }] },
  ],
} as unknown as BundleStats;

test('when a door is used only in what loads later, then the first load has no part of it', () => {
  expect(hasDoor(stats, 'app', 'session')).toBe(true);
  expect(hasDoor(stats, 'app', 'kit')).toBe(false);
  expect(hasDoor(stats, 'other', 'session')).toBe(false);
});
