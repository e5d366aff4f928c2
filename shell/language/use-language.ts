import type { Language } from '#shared/contracts';
import { getLanguage } from './current-language.ts';
import { switchLanguage } from './switch-language.ts';

export interface LanguageControl {
  language: Language;
  /** Saves the choice and reloads; asks first when a form holds unsaved work. */
  switchLanguage: (language: Language, onSwitched?: (language: Language) => void) => Promise<void>;
}

/** The language of the page and the way to change it. */
export const useLanguage = (): LanguageControl => ({ language: getLanguage(), switchLanguage });
