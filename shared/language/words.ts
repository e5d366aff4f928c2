import { type KnownLanguage, type Language, listLanguages } from './languages.ts';

/** Parts of a list, as they stand in a sentence. */
export function listInWords(parts: readonly string[], language: Language): string {
  return parts.join(findLanguage(language)?.listComma ?? ', ');
}

/** The language that a browser's tag means (BCP 47): any kind of Chinese is Chinese, and of what the portal does not speak, English. */
export function languageOfTag(tag: string): Language {
  return listLanguages().find(({ accepts }) => accepts?.test(tag))?.tag ?? 'en';
}

/** What is known of the language; a pseudo-language is known where it was added. */
export function findLanguage(language: Language): KnownLanguage | undefined {
  return listLanguages(language).find(({ tag }) => tag === language);
}
