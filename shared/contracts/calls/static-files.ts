import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { packageInfoSchema, versionEntrySchema, versionInfoSchema } from '../entities/version-info.ts';
import { viewportManifestSchema } from '../entities/viewport-manifest.ts';

export const packageInfo = defineCall({
  name: 'static.version.package',
  method: 'GET',
  path: '/{root}/{code}/package.json',
  effect: 'read',
  payload: v.object({ root: v.string(), code: v.string() }),
  answer: packageInfoSchema,
  reply: 'bare',
  intercepted: false,
  audience: 'public',
  summary: "Version of an app's front end and the server it needs.",
  source: 'M06',
});

export const packageVersions = defineCall({
  name: 'static.version.server',
  method: 'GET',
  path: '/api/{name}/nl/{name}_package_versions',
  effect: 'read',
  payload: v.object({ name: v.string() }),
  answer: versionInfoSchema,
  intercepted: false,
  audience: 'public',
  summary: 'Version of a service and the front end it needs.',
  source: 'M06',
});

export const versionList = defineCall({
  name: 'static.version.list',
  method: 'GET',
  path: '/{root}/{code}-version/version.json',
  effect: 'read',
  payload: v.object({ root: v.string(), code: v.string() }),
  answer: v.array(versionEntrySchema),
  reply: 'bare',
  intercepted: false,
  audience: 'public',
  summary: 'What changed in each version of an app.',
  source: 'M06',
});

export const subAppManifest = defineCall({
  name: 'static.viewport.manifest',
  method: 'GET',
  path: '/{app}/manifest.json',
  effect: 'read',
  needs: 'everybody',
  payload: v.object({ app: v.string() }),
  answer: viewportManifestSchema,
  reply: 'bare',
  summary: 'Script and style of a sub-application by file id.',
  source: 'P03',
});
