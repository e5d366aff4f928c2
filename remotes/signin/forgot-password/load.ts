import type { Language } from '#shared/contracts';
import type { LoadedPage } from '../frame/lazy-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load-each';

export async function loadForgotPasswordPage(language: Language): Promise<LoadedPage> {
  const [{ ForgotPasswordPage }, messages] = await Promise.all([
    import('./forgot-password-page.tsx'),
    loadMessages(language),
  ]);
  return { Page: ForgotPasswordPage, messages };
}
