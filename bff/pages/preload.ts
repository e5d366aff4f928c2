import type { BuildManifest, Language } from '#shared/contracts';

/** The scripts that the first paint of a page needs beside the entry, each once. */
export function preloadFor(
  { shell }: BuildManifest,
  remote: BuildManifest['remotes'][number] | undefined,
  language: Language,
): string[] {
  const messages =
    language === 'en'
      ? [...shell.preloadEnglish, ...(remote?.preloadEnglish ?? [])]
      : [...shell.preloadChinese, ...(remote?.preloadChinese ?? [])];
  return [...new Set([...shell.preload, ...(remote?.preload ?? []), ...messages])];
}
