import * as v from 'valibot';
import { expect, test } from 'vitest';
import { appOverridePath, appPagePath, pagePaths, remoteManifestSchema, variantFor } from '#shared/contracts';
import { manifest } from './manifest.ts';

test('when the registry reads the manifest, then it is as the contract asks', () => {
  expect(v.parse(remoteManifestSchema, manifest)).toEqual(manifest);
});

test('when a teacher or an administrator opens the app, then it is at the page of its code; nobody else may', () => {
  const page = { root: 'pages', serverId: 'base', code: manifest.code, variant: variantFor(2) };
  expect(manifest.paths).toEqual([appPagePath(page), pagePaths.clientConsole, appOverridePath]);
  expect(manifest.audience).toEqual({ signedIn: true, userTypes: [2, 4] });
});

test('when the portal has no OpenID provider, then the app is nothing', () => {
  expect(manifest.needs).toEqual(['openid-provider']);
});
