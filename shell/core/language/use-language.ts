import type { Language } from '#shared/contracts';
import { type KnownLanguage, listLanguages } from '#shared/language';
import { getLanguage } from './current-language.ts';
import { switchLanguage } from './switch-language.ts';

export interface LanguageControl {
  language: Language;
  /** All languages, each under its own name. */
  choices: readonly KnownLanguage[];
  /** Saves the choice and reloads; asks first when a form holds unsaved work. */
  switchLanguage: (language: Language, onSwitched?: (language: Language) => void) => Promise<void>;
}

/** The language of the page and the way to change it. */
export function useLanguage(): LanguageControl {
  const language = getLanguage();
  return { language, choices: listLanguages(language), switchLanguage };
}
