import * as v from 'valibot';
import { expect, test } from 'vitest';
import { remoteManifestSchema } from '#shared/contracts';
import { manifest } from './manifest.ts';

test('when the manifest is read, then it is complete, and for administrators alone', () => {
  expect(v.parse(remoteManifestSchema, manifest)).toEqual(manifest);
  expect(manifest.audience).toEqual({ signedIn: true, userTypes: [4] });
});
