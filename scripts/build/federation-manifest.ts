import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { assetsDirectory } from './paths.ts';

const assets = v.object({ js: v.object({ sync: v.array(v.string()) }) });

/** A list in an order of its own: the plugin's is another one in another folder. */
function sortedBy<const Key extends string, Entry extends Record<Key, string>>(
  key: Key,
  entry: v.GenericSchema<unknown, Entry>,
) {
  return v.pipe(
    v.array(entry),
    v.transform((list) => list.toSorted((a, b) => (a[key] < b[key] ? -1 : 1))),
  );
}

const schema = v.object({
  shared: sortedBy('name', v.object({ name: v.string(), version: v.string(), assets })),
  remotes: sortedBy('moduleName', v.object({ federationContainerName: v.string(), moduleName: v.string() })),
  exposes: sortedBy('name', v.object({ name: v.string(), assets })),
});

/** What the federation plugin writes about a bundle. */
export type FederationManifest = v.InferOutput<typeof schema>;

export async function readFederationManifest(name: string): Promise<FederationManifest> {
  return v.parse(
    schema,
    JSON.parse(await readFile(path.join(assetsDirectory, name, 'mf-manifest.json'), 'utf8')),
  );
}
