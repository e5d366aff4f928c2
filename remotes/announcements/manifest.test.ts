import * as v from 'valibot';
import { expect, test } from 'vitest';
import { remoteManifestSchema } from '#shared/contracts';
import { manifest } from './manifest.ts';

test('when the registry reads the manifest, then it is as the contract asks', () => {
  expect(v.parse(remoteManifestSchema, manifest)).toMatchObject(manifest);
});

test('when somebody keeps announcements or reads feedback, then it is for her, among teachers and administrators', () => {
  expect(manifest.audience).toEqual({
    signedIn: true,
    userTypes: [2, 4],
    needs: ['admin:announcements', 'admin:feedback'],
  });
});
