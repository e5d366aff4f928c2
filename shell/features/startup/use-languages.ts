import { type AppLanguage, readLanguageList } from '../../core/language-packs/index.ts';
import { useApplicationConfig } from './start-context.ts';

/** The languages to choose from: those that the open app lists, none where it wants no switch (K05). */
export function useLanguages(): AppLanguage[] {
  const { langList, showLangBtn } = useApplicationConfig();
  return showLangBtn ? readLanguageList(langList) : [];
}
