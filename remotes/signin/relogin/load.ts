import type { Language } from '#shared/contracts';
import type { LoadedPage } from '../frame/lazy-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load-each';

export async function loadReloginPage(language: Language): Promise<LoadedPage> {
  const [{ ReloginPage }, messages] = await Promise.all([
    import('./relogin-page.tsx'),
    loadMessages(language),
  ]);
  return { Page: ReloginPage, messages };
}
