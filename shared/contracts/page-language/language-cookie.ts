import { findCookie } from '#shared/cookies';
import { isLanguage, type Language } from '#shared/language';

const cookieName = 'portal-lang';

/** The language that was chosen in this browser, from its `Cookie` header. */
export function findChosenLanguage(header: string | undefined): Language | undefined {
  const chosen = findCookie(header, cookieName);
  return isLanguage(chosen) ? chosen : undefined;
}

/** The choice as a `Set-Cookie` header, until the browser is closed; for scripts of pages to read. */
export function formatLanguageCookie(language: Language): string {
  return `${cookieName}=${language}; Path=/; SameSite=Lax`;
}

/** The choice as a part of a `Cookie` header, for services behind that write pages of their own. */
export function languageCookiePair(header: string | undefined): string | undefined {
  const chosen = findChosenLanguage(header);
  return chosen && `${cookieName}=${chosen}`;
}
