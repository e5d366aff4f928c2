import type { CompiledMessages, Language } from '#shared/contracts';

/** Messages of the shell itself: a file of its own per language, so that nobody waits for the other one. */
export const loadShellMessages = async (language: Language): Promise<CompiledMessages> => {
  const messages =
    language === 'en'
      ? await import('./messages/en.json', { with: { type: 'json' } })
      : await import('./messages/zh-CN.json', { with: { type: 'json' } });
  return messages.default;
};
