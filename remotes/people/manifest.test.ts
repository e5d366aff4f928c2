import * as v from 'valibot';
import { expect, test } from 'vitest';
import { appPagePath, peopleList, remoteManifestSchema, variantFor } from '#shared/contracts';
import { manifest } from './manifest.ts';

test('when the registry reads the manifest, then it is as the contract asks', () => {
  expect(v.parse(remoteManifestSchema, manifest)).toEqual(manifest);
});

test('when staff opens the app, then it is at the page of its code, for who may read the list', () => {
  const page = { root: 'pages', serverId: 'base', code: manifest.code, variant: variantFor(4) };
  expect(manifest.paths).toContain(appPagePath(page));
  expect(manifest.audience).toEqual({ signedIn: true, userTypes: [2, 4], needs: peopleList.needs });
});
