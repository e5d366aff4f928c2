import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';

test('when the portal is no demo, then it has no gallery', () => {
  expect(manifest.needs).toEqual(['demo']);
});
