import { useEffect, useState } from 'react';
import type { ApplicationConfig } from '#shared/contracts';
import { getLanguage } from '../language/index.ts';
import { loadLanguagePack } from '../language-packs/index.ts';

/**
 * Loads the language pack of an app that declares one (`langConf`), after the portal's own words, which were there before
 * anything was painted (specification 0§4). Other apps bring their words with their code.
 * @returns whether the app may open: a pack that cannot be had keeps no app closed
 */
export const useLanguagePack = (config: ApplicationConfig): boolean => {
  const [loaded, setLoaded] = useState<ApplicationConfig>();
  useEffect(() => {
    const { langConf, code, appCode, rootPath } = config;
    if (!langConf) return;
    let isGone = false;
    void loadLanguagePack({ language: getLanguage(), code, appCode, rootPath, ...langConf }).then(() => {
      if (!isGone) setLoaded(config);
    });
    return () => {
      isGone = true;
    };
  }, [config]);
  return !config.langConf || loaded === config;
};
