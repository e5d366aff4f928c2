import { type Language, readsEnglish } from '#shared/contracts';

/** A name in Chinese characters, a space, and the same name in Latin letters. */
const bothPattern =
  /^(?<chinese>[^\p{Script=Latin}]*\p{Script=Han}[^\p{Script=Latin}]*)\s+(?<latin>\p{Script=Latin}[^\p{Script=Han}]*)$/u;

/** The part of a name such as `周敏 Zhou Min` that belongs to the language; a name in one script stands for both. */
export function nameIn(name: string, language: Language): string {
  const { chinese = name, latin = name } = bothPattern.exec(name.trim())?.groups ?? {};
  return (readsEnglish(language) ? latin : chinese).trim();
}
