import { useEffect, useState } from 'react';
import type { ApplicationConfig } from '#shared/contracts';
import { getLanguage } from '../../core/language/index.ts';
import { loadLanguagePack } from '../../core/language-packs/index.ts';
import { planWords } from './plan-words.ts';

/**
 * Loads the language pack of an app that declares one. The portal's own words were there earlier, before anything was
 * painted (A04). Other apps bring their words with their code.
 * @returns whether the app may open: a pack that is not available keeps no app closed
 */
export function useLanguagePack(config: ApplicationConfig): boolean {
  const [loaded, setLoaded] = useState<ApplicationConfig>();
  useEffect(() => {
    const plan = planWords(config, getLanguage());
    if (!plan) return;
    let isGone = false;
    void loadLanguagePack(plan).then(() => {
      if (!isGone) setLoaded(config);
    });
    return () => {
      isGone = true;
    };
  }, [config]);
  return !planWords(config, getLanguage()) || loaded === config;
}
