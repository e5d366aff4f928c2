import * as v from 'valibot';
import { expect, it } from 'vitest';
import { pagePaths, remoteManifestSchema } from '#shared/contracts';
import { manifest } from './manifest.ts';

it('when the manifest is read, then visitors find a plain page at the sign-in address', () => {
  expect(v.parse(remoteManifestSchema, manifest)).toEqual(manifest);
  expect(manifest.paths).toContain(pagePaths.login);
  expect(manifest).toMatchObject({ frame: 'plain', audience: { signedIn: false } });
});
