import { type Language, readsEnglish } from '#shared/contracts';

/** The part of a name such as `东校区/East` that belongs to the language; a name in one language stands for both. */
export function campusName(name: string, language: Language): string {
  const [chinese = '', english] = name.split('/');
  return (readsEnglish(language) && english ? english : chinese).trim();
}
