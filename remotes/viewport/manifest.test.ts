import * as v from 'valibot';
import { expect, test } from 'vitest';
import { remoteManifestSchema } from '#shared/contracts';
import { viewportRemote } from '#shared/viewport-files';
import { manifest } from './manifest.ts';

test('when the registry reads the manifest, then it is a valid one, and the BFF knows it by its name', () => {
  expect(v.safeParse(remoteManifestSchema, manifest).success).toBe(true);
  expect(manifest.name).toBe(viewportRemote);
});
