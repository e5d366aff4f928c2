import * as v from 'valibot';
import { expect, test } from 'vitest';
import { remoteManifestSchema } from '#shared/contracts';
import { manifest } from './manifest.ts';

test('when the registry reads the manifest, then it is as the contract asks', () => {
  expect(v.parse(remoteManifestSchema, manifest)).toEqual(manifest);
});

test('when anybody signs in, then the desktop is open to them at all of its addresses', () => {
  expect(manifest.audience).toEqual({ signedIn: true, userTypes: [] });
  expect(manifest.paths).toEqual([
    '/desktop/home',
    '/pages/base/pc_desktop_all/index.html',
    '/pages/base/mobile_desktop_all/index.html',
    '/area/areaBase/pc_areaDesktop_all/index.html',
    '/area/areaBase/mobile_areaDesktop_all/index.html',
    '/pc_desktop_all.html',
    '/mobile_desktop_all.html',
  ]);
});
