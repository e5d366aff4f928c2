import type { Language } from '#shared/language';

/** Of files with words, those of a page in the language; words that are missing in it are English. */
export function wordFilesOf(
  { preloadWords }: { readonly preloadWords: Readonly<Record<string, string[]>> },
  language: Language,
): string[] {
  return preloadWords[language] ?? preloadWords.en ?? [];
}
