import type { Language } from '#shared/contracts';
import type { LoadedPage } from '../frame/lazy-page.tsx';
import { loadMessages } from './messages/zh-CN.json?load-each';

export async function loadScanPage(language: Language): Promise<LoadedPage> {
  const [{ ScanPage }, messages] = await Promise.all([import('./scan-page.tsx'), loadMessages(language)]);
  return { Page: ScanPage, messages };
}
