import type { CompiledMessages, Language } from '#shared/contracts';

/** The window that signs in by a face, and its words. */
export type FaceWindow = Pick<typeof import('./face-window.tsx'), 'FaceWindow'> & {
  messages: CompiledMessages;
};

export const loadFaceWindow = async (language: Language): Promise<FaceWindow> => {
  const [{ FaceWindow }, messages] = await Promise.all([
    import('./face-window.tsx'),
    language === 'en' ? import('./messages/en.json') : import('./messages/zh-CN.json'),
  ]);
  return { FaceWindow, messages: messages.default };
};
