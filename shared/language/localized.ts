import type { Language } from './languages.ts';
import { readsEnglish } from './reads-english.ts';

/** What the portal owns in its languages. Readers of a language that it lacks get English. */
export type Localized<T = string> = Readonly<Record<'zh-CN' | 'en', T> & Partial<Record<Language, T>>>;

/** The text in the language. */
export function pick(text: Localized, language: Language): string {
  return write(choose(text, language), language);
}

/** The same of several texts, such as the steps of a list. */
export function pickAll(texts: Localized<readonly string[]>, language: Language): string[] {
  return choose(texts, language).map((text) => write(text, language));
}

/** Of anything but texts, what belongs to the language. */
export function choose<T>(all: Localized<T>, language: Language): T {
  return all[language] ?? all.en;
}

/** The part of a `中文|||English` text that belongs to the language (D10). */
export function pickLanguage(text: string, language: Language): string {
  const [chinese = '', english] = text.split('|||');
  return write((readsEnglish(language) && english?.trim()) || chinese.trim(), language);
}

/** A text as `中文|||English`, the form in which services send it (D10). */
/* @__NO_SIDE_EFFECTS__ */
export function joinLanguages({ 'zh-CN': chinese, en }: Localized): string {
  return `${chinese}|||${en}`;
}

/** A text, or a catalogue of messages, as the page shows it: a pseudo-language writes the English words anew (ADR 90). */
export function write<Words extends string | object>(words: Words, language: Language): Words {
  return globalThis.pseudoLanguage?.write(words, language) ?? words;
}
