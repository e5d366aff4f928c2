import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildManifest, RemoteManifest } from '#shared/contracts';
import type { BundleStats } from './bundle.ts';
import { filesOfGroup, filesWithModule } from './chunk-files.ts';
import { readFederationManifest } from './federation-manifest.ts';
import { assetsDirectory } from './paths.ts';
import { createShellFiles, type ShellFiles } from './shell-files.ts';

const addressOf = (name: string, file: string): string => `/assets/${name}/${file}`;
const unique = (values: string[]): string[] => [...new Set(values)];

const describeRemote = async (
  stats: BundleStats,
  manifest: RemoteManifest,
  shell: ShellFiles,
): Promise<BuildManifest['remotes'][number]> => {
  const { name } = stats;
  const { remotes } = await readFederationManifest(name);
  const content = await readFile(path.join(assetsDirectory, name, 'remoteEntry.js'));
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const entry = `${addressOf(name, 'remoteEntry.js')}?v=${digest}`;
  const doors = remotes.flatMap((remote) => shell.door(remote.moduleName));
  const ofShell = manifest.frame === 'framed' ? [...doors, ...shell.frame] : doors;
  const own = filesOfGroup(stats, '__federation_expose_app').map((file) => addressOf(name, file));
  return {
    ...manifest,
    entry,
    preload: unique([
      entry,
      ...own,
      ...ofShell.filter((file) => !shell.start.includes(file)).map((file) => addressOf('shell', file)),
    ]),
    // Of the remote itself: a page that is loaded when it opens brings its own messages.
    preloadChinese: filesWithModule(stats, './messages/zh-CN.json')
      .map((file) => addressOf(name, file))
      .filter((file) => !own.includes(file)),
    preloadEnglish: filesWithModule(stats, './messages/en.json').map((file) => addressOf(name, file)),
  };
};

/** Describes a finished build for the server; `bundles` begins with the shell, `manifests` are those of the remotes. */
export const createBuildManifest = async (
  bundles: BundleStats[],
  manifests: readonly RemoteManifest[],
): Promise<BuildManifest> => {
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
      preloadChinese: shell.chinese.map((file) => addressOf('shell', file)),
      preloadEnglish: shell.english.map((file) => addressOf('shell', file)),
    },
    remotes,
  };
};
