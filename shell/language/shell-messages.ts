import type { CompiledMessages, Language } from '#shared/contracts';
import chinese from './messages/zh-CN.json' with { type: 'json' };

/** Messages of the shell itself. Chinese comes with the code, English is a file of its own. */
export const loadShellMessages = async (language: Language): Promise<CompiledMessages> => {
  if (language !== 'en') return chinese;
  const english = await import('./messages/en.json', { with: { type: 'json' } });
  return english.default;
};
