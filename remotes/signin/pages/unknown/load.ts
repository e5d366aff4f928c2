import type { Language } from '#shared/contracts';
import type { LoadedPage } from '../lazy-page.tsx';

export const loadUnknownPage = async (language: Language): Promise<LoadedPage> => {
  const [{ UnknownPage }, messages] = await Promise.all([
    import('./unknown-page.tsx'),
    language === 'en' ? import('./messages/en.json') : import('./messages/zh-CN.json'),
  ]);
  return { Page: UnknownPage, messages: messages.default };
};
