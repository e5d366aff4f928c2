import { type Language, readsEnglish } from '#shared/contracts';

/** How a unit, an app or a service is called in a language: by its English name where it has one, else by its name. */
export function localName<Name extends string | null | undefined>(
  language: Language,
  name: Name,
  englishName: string | null | undefined,
): Name | string {
  return (readsEnglish(language) && englishName?.trim()) || name;
}
