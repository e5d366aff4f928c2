import type { Language } from '#shared/contracts';
import type { LoadedPage } from '../lazy-page.tsx';

export const loadConsentPage = async (language: Language): Promise<LoadedPage> => {
  const [{ ConsentPage }, messages] = await Promise.all([
    import('./consent-page.tsx'),
    language === 'en' ? import('./messages/en.json') : import('./messages/zh-CN.json'),
  ]);
  return { Page: ConsentPage, messages: messages.default };
};
