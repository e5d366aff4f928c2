import type { Language } from '#shared/contracts';
import type { LoadedPage } from '../lazy-page.tsx';

export const loadBindPage = async (language: Language): Promise<LoadedPage> => {
  const [{ BindPage }, messages] = await Promise.all([
    import('./bind-page.tsx'),
    language === 'en' ? import('./messages/en.json') : import('./messages/zh-CN.json'),
  ]);
  return { Page: BindPage, messages: messages.default };
};
