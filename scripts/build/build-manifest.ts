import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildManifest, Language, RemoteManifest } from '#shared/contracts';
import { listLanguages } from '#shared/language';
import { filesOfGroup } from '../../shell/published/presets/chunk-scripts.ts';
import type { BundleStats } from './bundle.ts';
import { filesWithModule, hasDoor } from './chunk-files.ts';
import { readFederationManifest } from './federation-manifest.ts';
import { assetsDirectory } from './paths.ts';
import { createShellFiles, type ShellFiles } from './shell-files.ts';

/** What the federation plugin calls the module that a remote exposes, with all that it loads beside itself. */
const appGroup = '__federation_expose_app';

/** Describes a finished build for the server; `bundles` begins with the shell, `manifests` are those of the remotes. */
export async function createBuildManifest(
  bundles: BundleStats[],
  manifests: readonly RemoteManifest[],
): Promise<BuildManifest> {
  const [shellStats, ...remoteStats] = bundles;
  if (!shellStats) throw new Error('nothing was bundled');
  const shell = createShellFiles(shellStats, await readFederationManifest('shell'));
  const remotes = await Promise.all(
    remoteStats.map((stats) => {
      const manifest = manifests.find(({ name }) => name === stats.name);
      if (!manifest) throw new Error(`remotes/${stats.name} was bundled without its manifest`);
      return describeRemote(stats, manifest, shell);
    }),
  );
  const emitted = bundles.flatMap((stats) =>
    (stats.assets ?? []).map((asset) => addressOf(stats.name, asset.name)),
  );
  const build = createHash('sha256')
    .update([...emitted, ...remotes.map((remote) => JSON.stringify(remote))].sort().join('\n'))
    .digest('hex')
    .slice(0, 12);
  return {
    build,
    shell: {
      entry: addressOf('shell', shell.entry),
      preload: shell.start.map((file) => addressOf('shell', file)),
      preloadWords: byLanguage((language) => shell.words(language).map((file) => addressOf('shell', file))),
      appPreload: unique([...shell.doors, ...shell.frame])
        .filter((file) => !shell.start.includes(file))
        .map((file) => addressOf('shell', file)),
      shared: shell.shared,
    },
    remotes,
  };
}

async function describeRemote(
  stats: BundleStats,
  manifest: RemoteManifest,
  shell: ShellFiles,
): Promise<BuildManifest['remotes'][number]> {
  const { name } = stats;
  const { remotes } = await readFederationManifest(name);
  const content = await readFile(path.join(assetsDirectory, name, 'remoteEntry.js'));
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const entry = `${addressOf(name, 'remoteEntry.js')}?v=${digest}`;
  const isFramed = manifest.frame === 'framed';
  const doors = remotes
    .map((remote) => remote.moduleName)
    // A page without a frame, as the login page, does not pay for what one of its windows needs later.
    .filter((door) => isFramed || hasDoor(stats, appGroup, door))
    .flatMap((door) => shell.door(door));
  const ofShell = isFramed ? [...doors, ...shell.frame] : doors;
  const own = filesOfGroup(stats, appGroup).map((file) => addressOf(name, file));
  return {
    ...manifest,
    entry,
    preload: unique([
      entry,
      ...own,
      ...ofShell.filter((file) => !shell.start.includes(file)).map((file) => addressOf('shell', file)),
    ]),
    // Of the remote itself: a page that is loaded when it opens brings its own messages.
    preloadWords: byLanguage((language) =>
      filesWithModule(stats, `./messages/${language}.json`)
        .map((file) => addressOf(name, file))
        .filter((file) => !own.includes(file)),
    ),
  };
}

function byLanguage(filesOf: (language: Language) => string[]): Record<string, string[]> {
  return Object.fromEntries(listLanguages().map(({ tag }) => [tag, filesOf(tag)]));
}

function addressOf(name: string, file: string): string {
  return `/assets/${name}/${file}`;
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
