import type { Language } from '#shared/contracts';
import type { LoadedPage } from '../frame/lazy-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load-each';

export async function loadBindPage(language: Language): Promise<LoadedPage> {
  const [{ BindPage }, messages] = await Promise.all([import('./bind-page.tsx'), loadMessages(language)]);
  return { Page: BindPage, messages };
}
