import { expect, test } from 'vitest';
import { findAppPage } from '#shared/contracts';
import { manifest } from './manifest.ts';

test('when the portal is no demo, then it has no such app', () => {
  expect(manifest.needs).toEqual(['demo']);
});

test('when an address is its own, then it is the page of an app, so that licence and versions are checked', () => {
  for (const path of manifest.paths) expect([path, findAppPage(path)?.variant]).toEqual([path, 'tm']);
});
