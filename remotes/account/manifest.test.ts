import * as v from 'valibot';
import { expect, test } from 'vitest';
import { remoteManifestSchema } from '#shared/contracts';
import { manifest } from './manifest.ts';

test('when the registry reads the manifest, then it is as the contract asks', () => {
  expect(v.parse(remoteManifestSchema, manifest)).toEqual(manifest);
});

test('when anybody is signed in, then the own account is at an address of its own', () => {
  expect(manifest.paths).toEqual(['/account', '/account/unit']);
  expect(manifest.audience).toEqual({ signedIn: true, userTypes: [] });
});
