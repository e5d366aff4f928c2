import type { Language } from '#shared/contracts';
import type { LoadedPage } from '../lazy-page.tsx';

export const loadReloginPage = async (language: Language): Promise<LoadedPage> => {
  const [{ ReloginPage }, messages] = await Promise.all([
    import('./relogin-page.tsx'),
    language === 'en' ? import('./messages/en.json') : import('./messages/zh-CN.json'),
  ]);
  return { Page: ReloginPage, messages: messages.default };
};
