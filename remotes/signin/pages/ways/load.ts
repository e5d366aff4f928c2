import type { CompiledMessages, Language } from '#shared/contracts';

/** What stands around the form of account and password. */
export type Ways = Pick<typeof import('./ways.tsx'), 'Above' | 'Below'> & { messages: CompiledMessages };

export const loadWays = async (language: Language): Promise<Ways> => {
  const [{ Above, Below }, messages] = await Promise.all([
    import('./ways.tsx'),
    language === 'en' ? import('./messages/en.json') : import('./messages/zh-CN.json'),
  ]);
  return { Above, Below, messages: messages.default };
};
