import { useEffect } from 'react';
import { useLanguage } from '../language/index.ts';
import { readLanguageList } from '../language-packs/index.ts';
import { useApplicationConfig } from '../startup/index.ts';

/** In this tab it was tried once: where a choice cannot be kept, the page would load for ever. */
const triedItem = 'soleLanguageTried';

const tryOnce = (path: string): boolean => {
  try {
    if (sessionStorage.getItem(triedItem) === path) return false;
    sessionStorage.setItem(triedItem, path);
    return true;
  } catch {
    return false;
  }
};

/** Applies the language of an app that lists one only, at once (specification 0§4). */
export const SoleLanguage = (): null => {
  const { langList } = useApplicationConfig();
  const { language, switchLanguage } = useLanguage();
  const listed = readLanguageList(langList);
  const sole = listed.length === 1 ? listed[0]?.value : undefined;
  useEffect(() => {
    if (sole && sole !== language && tryOnce(location.pathname)) void switchLanguage(sole);
  }, [sole, language, switchLanguage]);
  return null;
};
