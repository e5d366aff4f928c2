import type { Language } from '#shared/contracts';
import type { LoadedPage } from '../lazy-page.tsx';

export const loadLoginLoopPage = async (language: Language): Promise<LoadedPage> => {
  const [{ LoginLoopPage }, messages] = await Promise.all([
    import('./login-loop-page.tsx'),
    language === 'en' ? import('./messages/en.json') : import('./messages/zh-CN.json'),
  ]);
  return { Page: LoginLoopPage, messages: messages.default };
};
