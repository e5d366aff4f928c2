import { isLanguage, type Language } from '../language.ts';

const cookiePattern = /(?:^|;\s*)portal-lang=([\w-]+)/;

/** The language that was chosen in this browser, from its `Cookie` header. */
export function findChosenLanguage(header: string | undefined): Language | undefined {
  const chosen = cookiePattern.exec(header ?? '')?.[1];
  return isLanguage(chosen) ? chosen : undefined;
}

/** The choice as a part of a `Cookie` header, for services behind that write pages of their own. */
export function languageCookiePair(header: string | undefined): string | undefined {
  const chosen = findChosenLanguage(header);
  return chosen && `portal-lang=${chosen}`;
}
