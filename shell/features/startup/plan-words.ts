import type { ApplicationConfig, Language } from '#shared/contracts';
import type { LanguagePackOptions } from '../../core/language-packs/index.ts';

/**
 * What is loaded of the words of an app (A04, K01): nothing unless it declares `langConf` or `i18n`. Dictionaries in
 * `i18n` are the preset of their language; one that is missing there is loaded.
 * @returns undefined where the app brings its words with its code
 */
export function planWords(
  { i18n, langConf, code, appCode, rootPath }: ApplicationConfig,
  language: Language,
): LanguagePackOptions | undefined {
  if (i18n === false || (!i18n && !langConf)) return undefined;
  const preset = typeof i18n === 'object' ? i18n[language] : undefined;
  return { language, code, appCode, rootPath, ...langConf, ...(preset ? { preset } : {}) };
}
