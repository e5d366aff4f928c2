import { type BuildManifest, type Language, wordFilesOf } from '#shared/contracts';

/** The scripts that the first paint of a page needs beside the entry, each once. */
export function preloadFor(
  { shell }: BuildManifest,
  remote: BuildManifest['remotes'][number] | undefined,
  language: Language,
): string[] {
  const words = [shell, remote].flatMap((each) => (each ? wordFilesOf(each, language) : []));
  return [...new Set([...shell.preload, ...(remote?.preload ?? []), ...words])];
}
