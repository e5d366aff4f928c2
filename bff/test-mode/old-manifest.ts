import type { BuildManifest } from '#shared/contracts';

/** The manifest as an earlier deploy would have named it: lower versions, other entries of the same files. */
export function ageManifest(manifest: BuildManifest): BuildManifest {
  return {
    ...manifest,
    build: `${manifest.build}-old`,
    remotes: manifest.remotes.map((remote) => ({
      ...remote,
      version: '0.0.1',
      entry: `${remote.entry.split('?')[0]}?v=00000000`,
    })),
  };
}
