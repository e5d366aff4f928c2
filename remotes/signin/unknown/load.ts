import type { Language } from '#shared/contracts';
import type { LoadedPage } from '../frame/lazy-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load-each';

export async function loadUnknownPage(language: Language): Promise<LoadedPage> {
  const [{ UnknownPage }, messages] = await Promise.all([
    import('./unknown-page.tsx'),
    loadMessages(language),
  ]);
  return { Page: UnknownPage, messages };
}
