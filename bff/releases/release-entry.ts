import * as v from 'valibot';
import {
  type AppManifest,
  type RegistryEntry,
  type ReleaseMark,
  registryEntrySchema,
} from '#shared/contracts';

/** Below it lie the files of all apps that came as archives; a remote of the build cannot have this name. */
export const releasedFolder = '/assets/x/';

interface EntryPlace {
  /** Where its files lie, with a slash at the end. */
  readonly folder: string;
  readonly channel: ReleaseMark['channel'];
  /** Files of the shell that its page needs besides. */
  readonly shellFiles: readonly string[];
}

/** A manifest of an archive in the words of the registry. */
export function toRegistryEntry(
  manifest: AppManifest,
  { folder, channel, shellFiles }: EntryPlace,
): RegistryEntry {
  const { name, code, serverId, names, version, minServerVersion, audience, slots, shellApi } = manifest;
  const addressOf = (file: string): string => folder + file;
  const entry = addressOf(manifest.entry);
  // Only scripts can be preloaded as modules.
  const scripts = manifest.preload.filter((file) => file.endsWith('.js')).map(addressOf);
  return v.parse(registryEntrySchema, {
    ...{ name, code, serverId, names, version, minServerVersion },
    // Its one address for everybody: a page that no menu decides about, as its audience does.
    paths: [`/pages/${serverId}/pc_${code}_all/index.html`],
    audience: { signedIn: true, userTypes: audience.userTypes },
    frame: 'framed',
    ...(manifest.config && { config: manifest.config }),
    ...(slots && { slots }),
    entry,
    preload: [...new Set([entry, ...scripts, ...shellFiles])],
    preloadWords: Object.fromEntries(
      Object.entries(manifest.preloadWords).map(([language, files]) => [language, files.map(addressOf)]),
    ),
    release: { shellApi, channel } satisfies ReleaseMark,
  });
}

/** The folder of one version. */
export function folderOf({ code, version }: Pick<AppManifest, 'code' | 'version'>): string {
  return `${releasedFolder}${code}/${version}/`;
}
