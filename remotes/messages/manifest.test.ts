import * as v from 'valibot';
import { expect, test } from 'vitest';
import { remoteManifestSchema } from '#shared/contracts';
import { manifest } from './manifest.ts';

test('when the registry reads the manifest, then it is as the contract asks, and open to everybody who is signed in', () => {
  expect(v.parse(remoteManifestSchema, manifest)).toEqual(manifest);
  expect(manifest.audience).toEqual({ signedIn: true, userTypes: [] });
});
