import { useEffect } from 'react';
import { showInLanguage, useLanguage } from '../../core/language/index.ts';
import { readLanguageList } from '../../core/language-packs/index.ts';
import { useApplicationConfig } from '../../features/startup/index.ts';

/** Applies the language of an app that lists one only, at once (K05). The user's own setting stays. */
export function SoleLanguage(): null {
  const { langList } = useApplicationConfig();
  const { language } = useLanguage();
  const listed = readLanguageList(langList);
  const sole = listed.length === 1 ? listed[0]?.value : undefined;
  useEffect(() => {
    if (sole && sole !== language) void showInLanguage(sole);
  }, [sole, language]);
  return null;
}
