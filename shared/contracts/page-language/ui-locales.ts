import { type Language, listLanguages } from '#shared/language';

const longest = 256;

/**
 * The first language of `ui_locales` that the portal has (OpenID Connect Core §3.1.2.1): tags of BCP 47 with blanks between them,
 * the dearest first. Undefined where it has none of them.
 */
export function findLocaleLanguage(uiLocales: unknown): Language | undefined {
  if (typeof uiLocales !== 'string' || uiLocales.length > longest) return undefined;
  const languages = listLanguages().map(({ tag }) => tag);
  const wanted = uiLocales.split(' ').map(primaryOf);
  const first = wanted.find((primary) => languages.some((language) => primaryOf(language) === primary));
  return languages.find((language) => primaryOf(language) === first);
}

function primaryOf(tag: string): string {
  return tag.split('-', 1).join('').toLowerCase();
}
