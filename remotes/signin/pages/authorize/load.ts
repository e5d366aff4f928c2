import type { Language } from '#shared/contracts';
import type { LoadedPage } from '../lazy-page.tsx';

export const loadAuthorizePage = async (language: Language): Promise<LoadedPage> => {
  const [{ AuthorizePage }, messages] = await Promise.all([
    import('./authorize-page.tsx'),
    language === 'en' ? import('./messages/en.json') : import('./messages/zh-CN.json'),
  ]);
  return { Page: AuthorizePage, messages: messages.default };
};
