import * as v from 'valibot';
import { type AppManifest, appManifestSchema } from '#shared/contracts';
import { type AppConfig, listIssues } from './app-config.ts';

/** The file at the root of a built app, which the portal reads. */
export const manifestFileName = 'portal.json';

/** What a bundler knows of a finished build; paths within its folder. */
export interface BuiltFiles {
  entry: string;
  /** Scripts that the first page needs. */
  preload: readonly string[];
  /** Scripts with the words of the app, by language. */
  preloadWords: Readonly<Record<string, readonly string[]>>;
}

/**
 * The manifest of a built app.
 * @throws Error with a line for each field that the portal would refuse
 */
export function createAppManifest({ $schema: _, ...config }: AppConfig, built: BuiltFiles): AppManifest {
  const own = [...new Set([built.entry, ...built.preload])];
  const words = Object.entries(built.preloadWords).map(([language, files]) => [
    language,
    files.filter((file) => !own.includes(file)),
  ]);
  const manifest = {
    format: 1,
    ...config,
    entry: built.entry,
    preload: own,
    preloadWords: Object.fromEntries(words),
  };
  const parsed = v.safeParse(appManifestSchema, manifest);
  if (parsed.success) return parsed.output;
  throw new Error(listIssues(manifestFileName, parsed.issues));
}
