import type { CompiledMessages, Language } from '#shared/contracts';
import { loadMessages } from './messages/zh-CN.json?load-each';

/** What stands around the form of account and password. */
export type Ways = Pick<typeof import('./ways.tsx'), 'Above' | 'Below'> & { messages: CompiledMessages };

export async function loadWays(language: Language): Promise<Ways> {
  const [{ Above, Below }, messages] = await Promise.all([import('./ways.tsx'), loadMessages(language)]);
  return { Above, Below, messages };
}
