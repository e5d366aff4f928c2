import { type Language, parseLanguage } from '#shared/contracts';

const cookiePattern = /(?:^|;\s*)portal-lang=([\w-]+)/;

/** The language of a page: the query, then the visitor's choice of before, then Chinese. */
export const findPageLanguage = (search: string, cookies: string | undefined): Language =>
  parseLanguage(new URLSearchParams(search).get('language') ?? cookiePattern.exec(cookies ?? '')?.[1]);
