import * as v from 'valibot';
import { expect, test } from 'vitest';
import { framesPath, framesRemote } from '#shared/app-kinds';
import { remoteManifestSchema } from '#shared/contracts';
import { manifest } from './manifest.ts';

test('when the registry reads the manifest, then it is a valid one, and the BFF knows its name and its page', () => {
  expect(v.safeParse(remoteManifestSchema, manifest).success).toBe(true);
  expect([manifest.name, ...manifest.paths]).toEqual([framesRemote, framesPath]);
});
