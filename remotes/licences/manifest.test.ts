import * as v from 'valibot';
import { expect, test } from 'vitest';
import { remoteManifestSchema } from '#shared/contracts';
import { manifest } from './manifest.ts';

test('when the manifest is read, then it is complete, and for who may see licences, among teachers and administrators', () => {
  expect(v.parse(remoteManifestSchema, manifest)).toEqual(manifest);
  expect(manifest.audience).toEqual({ signedIn: true, userTypes: [2, 4], needs: ['base:licence.view'] });
});
