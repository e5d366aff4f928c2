import { defaultLanguage } from './reads-english.ts';

/** What depends on a language. */
export interface LanguageEntry {
  /** Its tag (BCP 47): of pages, dates, numbers and files. */
  readonly tag: string;
  /** Its own name. */
  readonly name: string;
  /** The same where there is little room. Default the name. */
  readonly shortName?: string;
  /** What stands between the parts of a list. Default a comma and a blank. */
  readonly listComma?: string;
  /** Where its lines begin. Default left. */
  readonly dir?: 'rtl';
  /** The tags of browsers that mean it. Default none. */
  readonly accepts?: RegExp;
}

/**
 * The languages of the portal; the first is the default (K07). A new one is an entry here, and its catalogues. The build takes what only
 * servers read out of pages (`scripts/build/leave-out-server-fields.ts`).
 */
const languages = [
  {
    tag: 'zh-CN',
    name: '简体中文',
    shortName: '中文',
    listComma: '、',
    accepts: /^(?:zh|cmn|yue|wuu|nan|hak|gan|hsn|cdo|cjy|cpx|mnp|czh|czo|lzh)(?:-|$)/i,
  },
  {
    tag: 'en',
    name: 'English',
    accepts: /^en(?:-|$)/i,
  },
] as const satisfies readonly LanguageEntry[];

/** `en-XA`, the pseudo-language, is spoken in development and test mode only (ADR 90). */
export type Language = (typeof languages)[number]['tag'] | 'en-XA';

export type KnownLanguage = LanguageEntry & { readonly tag: Language };

/**
 * The languages to choose from.
 * @param current that of the page; a pseudo-language is offered on its own pages. Default none
 */
export function listLanguages(current?: unknown): readonly KnownLanguage[] {
  return globalThis.pseudoLanguage?.list(languages, current) ?? languages;
}

/** Whether the portal speaks it. */
export function isLanguage(value: unknown): value is Language {
  return listLanguages(value).some(({ tag }) => tag === value);
}

/** Whether it is for tests alone, and spoken here. */
export function isPseudo(language: Language): boolean {
  return language === globalThis.pseudoLanguage?.tag;
}

/** Any other value falls back to Chinese (K07). */
export function parseLanguage(value: unknown): Language {
  return isLanguage(value) ? value : defaultLanguage;
}
