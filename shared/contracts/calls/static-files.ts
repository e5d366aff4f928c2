import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { packageInfoSchema, versionEntrySchema, versionInfoSchema } from '../entities/version-info.ts';

export const packageInfo = defineCall({
  name: 'static.version.package',
  method: 'GET',
  path: '/{root}/{code}/package.json',
  payload: v.object({ root: v.string(), code: v.string() }),
  answer: packageInfoSchema,
  reply: 'bare',
  intercepted: false,
  audience: 'public',
  summary: "Version of an app's front end and the server it needs.",
  source: '0§7',
});

export const packageVersions = defineCall({
  name: 'static.version.server',
  method: 'GET',
  path: '/api/{name}/nl/{name}_package_versions',
  payload: v.object({ name: v.string() }),
  answer: versionInfoSchema,
  intercepted: false,
  audience: 'public',
  summary: 'Version of a service and the front end it needs.',
  source: '0§7',
});

export const versionList = defineCall({
  name: 'static.version.list',
  method: 'GET',
  path: '/{root}/{code}-version/version.json',
  payload: v.object({ root: v.string(), code: v.string() }),
  answer: v.array(versionEntrySchema),
  reply: 'bare',
  intercepted: false,
  audience: 'public',
  summary: 'What changed in each version of an app.',
  source: '0§7',
});

export const subAppManifest = defineCall({
  name: 'static.viewport.manifest',
  method: 'GET',
  path: '/{app}/manifest.json',
  payload: v.object({ app: v.string() }),
  answer: v.record(v.string(), v.string()),
  reply: 'bare',
  intercepted: false,
  audience: 'public',
  summary: 'Script and style of a sub-application by file id.',
  source: '1§7',
});
