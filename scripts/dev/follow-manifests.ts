import { watch } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { buildManifestSchema } from '#shared/contracts';
import { readManifests } from '../build/read-manifests.ts';

export interface FollowManifestsOptions {
  remotesFolder: string;
  /** Remotes that are bundled; one that comes later needs a restart. */
  names: readonly string[];
  /** What the servers read: `dist/build.json`. */
  manifestFile: string;
  /** What says that the build is up to date: after a change here it is not any more. */
  inputsFile: string;
  /** Gets one line for the terminal. */
  say: (line: string) => void;
}

/**
 * Puts changed manifests into the build that the servers read, so that the next page has them. A wrong manifest is
 * reported and changes nothing.
 * @returns a function that ends it
 */
export function followManifests(options: FollowManifestsOptions): () => void {
  const { remotesFolder, names, say } = options;
  let last = Promise.resolve();
  const watchers = names.map((name) =>
    watch(path.join(remotesFolder, name), (_, file) => {
      if (file !== 'manifest.ts') return;
      last = last.then(() => update(options, name)).catch((error: unknown) => say(String(error)));
    }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

let readings = 0;

async function update(
  { remotesFolder, names, manifestFile, inputsFile, say }: FollowManifestsOptions,
  changed: string,
): Promise<void> {
  readings += 1;
  const manifests = await readManifests(remotesFolder, names, `${Date.now()}-${readings}`);
  const text = await readFile(manifestFile, 'utf8');
  const build = v.parse(buildManifestSchema, JSON.parse(text));
  const remotes = build.remotes.map((remote) => {
    const { entry, preload, preloadWords } = remote;
    const manifest = manifests.find(({ name }) => name === remote.name);
    return manifest ? { ...manifest, entry, preload, preloadWords } : remote;
  });
  const written = JSON.stringify({ ...build, remotes }, null, 2);
  // One change of a file is often reported twice.
  if (written === text) return;
  await rm(inputsFile, { force: true });
  await writeFile(`${manifestFile}.new`, written);
  await rename(`${manifestFile}.new`, manifestFile);
  say(`remotes/${changed}/manifest.ts counts now: reload the page`);
}
