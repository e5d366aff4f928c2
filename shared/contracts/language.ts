import * as v from 'valibot';

/** The languages of the portal (K07); the first is the default. */
export const languages = ['zh-CN', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'zh-CN';
export const languageSchema = v.picklist(languages);

export const isLanguage = (value: unknown): value is Language => value === 'zh-CN' || value === 'en';

/** Any other value falls back to Chinese (K07). */
export const parseLanguage = (value: unknown): Language => (isLanguage(value) ? value : defaultLanguage);

/** Picks the part of a `中文|||English` text that belongs to the language (D10). */
export const pickLanguage = (text: string, language: Language): string => {
  const [chinese = '', english] = text.split('|||');
  return language === 'en' && english?.trim() ? english.trim() : chinese.trim();
};

/** A text that the product owns in both languages. */
export const bilingualSchema = v.object({ 'zh-CN': v.string(), en: v.string() });
export type Bilingual = v.InferOutput<typeof bilingualSchema>;
