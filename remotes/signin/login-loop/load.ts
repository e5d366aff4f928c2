import type { Language } from '#shared/contracts';
import type { LoadedPage } from '../frame/lazy-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load-each';

export async function loadLoginLoopPage(language: Language): Promise<LoadedPage> {
  const [{ LoginLoopPage }, messages] = await Promise.all([
    import('./login-loop-page.tsx'),
    loadMessages(language),
  ]);
  return { Page: LoginLoopPage, messages };
}
