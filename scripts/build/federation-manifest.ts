import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { assetsDirectory } from './paths.ts';

const assets = v.object({ js: v.object({ sync: v.array(v.string()) }) });

const schema = v.object({
  shared: v.array(v.object({ name: v.string(), version: v.string(), assets })),
  remotes: v.array(v.object({ federationContainerName: v.string(), moduleName: v.string() })),
  exposes: v.array(v.object({ name: v.string(), assets })),
});

/** What the federation plugin writes about a bundle. */
export type FederationManifest = v.InferOutput<typeof schema>;

export async function readFederationManifest(name: string): Promise<FederationManifest> {
  return v.parse(
    schema,
    JSON.parse(await readFile(path.join(assetsDirectory, name, 'mf-manifest.json'), 'utf8')),
  );
}
