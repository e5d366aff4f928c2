import { findCookie } from '#shared/cookies';
import { isLanguage, type Language } from '#shared/language';

const cookieName = 'portal-lang';

/** The language that was chosen in this browser, from its `Cookie` header. */
export function findChosenLanguage(header: string | undefined): Language | undefined {
  const chosen = findCookie(header, cookieName);
  return isLanguage(chosen) ? chosen : undefined;
}

/** The choice as a part of a `Cookie` header, for services behind that write pages of their own. */
export function languageCookiePair(header: string | undefined): string | undefined {
  const chosen = findChosenLanguage(header);
  return chosen && `${cookieName}=${chosen}`;
}
