import type { Language } from '#shared/contracts';
import type { LoadedPage } from '../frame/lazy-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load-each';

export async function loadAuthorizePage(language: Language): Promise<LoadedPage> {
  const [{ AuthorizePage }, messages] = await Promise.all([
    import('./authorize-page.tsx'),
    loadMessages(language),
  ]);
  return { Page: AuthorizePage, messages };
}
