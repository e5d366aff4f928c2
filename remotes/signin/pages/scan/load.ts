import type { Language } from '#shared/contracts';
import type { LoadedPage } from '../lazy-page.tsx';

export const loadScanPage = async (language: Language): Promise<LoadedPage> => {
  const [{ ScanPage }, messages] = await Promise.all([
    import('./scan-page.tsx'),
    language === 'en' ? import('./messages/en.json') : import('./messages/zh-CN.json'),
  ]);
  return { Page: ScanPage, messages: messages.default };
};
