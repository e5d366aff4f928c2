import type { Language } from '#shared/contracts';
import type { LoadedPage } from '../frame/lazy-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load-each';

export async function loadConsentPage(language: Language): Promise<LoadedPage> {
  const [{ ConsentPage }, messages] = await Promise.all([
    import('./consent-page.tsx'),
    loadMessages(language),
  ]);
  return { Page: ConsentPage, messages };
}
