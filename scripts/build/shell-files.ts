import type { Language } from '#shared/contracts';
import { filesOfGroup } from '../../shell/published/presets/chunk-scripts.ts';
import type { BundleStats } from './bundle.ts';
import { filesWithModule, librariesOfGroup } from './chunk-files.ts';
import type { FederationManifest } from './federation-manifest.ts';

/** Every page needs these, whatever consumes them. */
const always = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** The files of the shell by what needs them; paths within its folder. */
export interface ShellFiles {
  entry: string;
  /** What the start loads beside the entry. */
  start: string[];
  /** Messages of the start in a language. */
  words(language: Language): string[];
  /** The frame of signed-in pages. */
  frame: string[];
  /** What opening a door (`session`, `ui`, …) loads. */
  door(name: string): string[];
  /** What opening any of the doors loads. */
  doors: string[];
  /** Versions of the libraries that it shares with apps. */
  shared: Record<string, string>;
}

/** Works out which files belong to the start of the shell and to each of its doors. */
export function createShellFiles(stats: BundleStats, manifest: FederationManifest): ShellFiles {
  const filesOfLibraries = (names: string[]): string[] =>
    manifest.shared
      .filter((library) => names.includes(library.name))
      .flatMap((library) => library.assets.js.sync);
  const withLibraries = (group: string): string[] => [
    ...filesOfGroup(stats, group),
    ...filesOfLibraries(librariesOfGroup(stats, group)),
  ];
  const main = filesOfGroup(stats, 'main');
  const entry = main.find((file) => file.startsWith('main.'));
  if (!entry) throw new Error('the shell has no entry file');
  const start = [...main, ...withLibraries('bootstrap'), ...filesOfLibraries(always)];
  const door = (name: string): string[] => [
    ...new Set([...withLibraries(`__federation_expose_${name}`), 'remoteEntry.js']),
  ];
  return {
    entry,
    start: [...new Set(start)].filter((file) => file !== entry),
    words: (language) => filesWithModule(stats, `/language/messages/${language}.json`),
    frame: withLibraries('framed'),
    door,
    shared: Object.fromEntries(manifest.shared.map(({ name, version }) => [name, version])),
    doors: [...new Set(manifest.exposes.flatMap(({ name }) => door(name)))],
  };
}
