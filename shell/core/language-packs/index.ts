export { type Dictionary, getDictionary, translate } from './dictionary.ts';
export { type AppLanguage, noLanguageList, readLanguageList } from './language-list.ts';
export { loadLanguagePack } from './load-language-pack.ts';
export type { LanguagePackOptions } from './plan-pack-files.ts';
