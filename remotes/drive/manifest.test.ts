import * as v from 'valibot';
import { expect, test } from 'vitest';
import { appPagePath, remoteManifestSchema, userTypes, variantFor } from '#shared/contracts';
import { manifest } from './manifest.ts';

test('when the registry reads the manifest, then it is as the contract asks', () => {
  expect(v.parse(remoteManifestSchema, manifest)).toEqual(manifest);
});

test('when anybody who is signed in opens the app, then it is at the page of its code', () => {
  for (const userType of userTypes) {
    const page = { root: 'pages', serverId: 'base', code: manifest.code, variant: variantFor(userType) };
    expect(manifest.paths).toContain(appPagePath(page));
    expect(manifest.audience.userTypes).toContain(userType);
  }
});
