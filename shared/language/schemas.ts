import * as v from 'valibot';
import { isLanguage, type Language } from './languages.ts';

// In a file of their own: pages that check nothing carry no schemas.

export const languageSchema = v.custom<Language>(isLanguage);

/** A text in the languages that all texts are written in. */
export const localizedSchema = v.object({ 'zh-CN': v.string(), en: v.string() });
