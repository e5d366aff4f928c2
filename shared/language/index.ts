/** The languages of the portal: which there are, what depends on them, and texts in all of them. */
export {
  isLanguage,
  isPseudo,
  type KnownLanguage,
  type Language,
  listLanguages,
  parseLanguage,
} from './languages.ts';
export {
  choose,
  joinLanguages,
  type Localized,
  pick,
  pickAll,
  pickLanguage,
  write,
} from './localized.ts';
export { addPseudoLanguage } from './pseudo-language.ts';
export { defaultLanguage, readsEnglish } from './reads-english.ts';
export { languageSchema, localizedSchema } from './schemas.ts';
export { findLanguage, languageOfTag, listInWords } from './words.ts';
