import type { Language } from '#shared/contracts';
import type { LoadedPage } from '../lazy-page.tsx';

export const loadForgotPasswordPage = async (language: Language): Promise<LoadedPage> => {
  const [{ ForgotPasswordPage }, messages] = await Promise.all([
    import('./forgot-password-page.tsx'),
    language === 'en' ? import('./messages/en.json') : import('./messages/zh-CN.json'),
  ]);
  return { Page: ForgotPasswordPage, messages: messages.default };
};
