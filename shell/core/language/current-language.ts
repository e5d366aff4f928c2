import { type Language, parseLanguage } from '#shared/contracts';

/** Language of this page; it only changes with a reload. */
export function getLanguage(): Language {
  return parseLanguage(globalThis.document?.documentElement.lang);
}
