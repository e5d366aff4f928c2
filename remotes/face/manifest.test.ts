import * as v from 'valibot';
import { expect, test } from 'vitest';
import { remoteManifestSchema } from '#shared/contracts';
import { manifest } from './manifest.ts';

test('when the registry reads the manifest, then it is a valid one, for everybody who is signed in', () => {
  expect(v.safeParse(remoteManifestSchema, manifest).success).toBe(true);
  expect(manifest.audience.signedIn).toBe(true);
});
