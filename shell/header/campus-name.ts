import type { Language } from '#shared/contracts';

/** The part of a name such as `东校区/East` that belongs to the language; a name in one language stands for both. */
export const campusName = (name: string, language: Language): string => {
  const [chinese = '', english] = name.split('/');
  return (language === 'en' && english ? english : chinese).trim();
};
