import * as v from 'valibot';
import { expect, test } from 'vitest';
import { remoteManifestSchema } from '#shared/contracts';
import { manifest } from './manifest.ts';

test('when the registry reads the manifest, then it is as the contract asks', () => {
  expect(v.parse(remoteManifestSchema, manifest)).toMatchObject(manifest);
});

test('when somebody is no administrator, then it is not for her', () => {
  expect(manifest.audience).toEqual({ signedIn: true, userTypes: [4] });
});
