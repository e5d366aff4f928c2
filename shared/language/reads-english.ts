/** Who asks for a language that the portal does not speak gets this one (K07). */
export const defaultLanguage = 'zh-CN';

/** Whether its readers get the English one of two: of names, texts and all else that exists in Chinese and English only. */
export function readsEnglish(language: string): boolean {
  return language !== defaultLanguage;
}
