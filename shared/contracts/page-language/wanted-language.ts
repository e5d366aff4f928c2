import { type Language, parseLanguage } from '#shared/language';
import { findAcceptedLanguage } from './accepted-language.ts';
import { findChosenLanguage } from './language-cookie.ts';

export interface LanguageWishes {
  /** The query of the page; its `language` counts for this page alone. */
  readonly search: string;
  readonly headers: { readonly cookie?: string | undefined; readonly 'accept-language'?: string | undefined };
  /** What the signed-in user has chosen for all devices; nothing where nobody is signed in or nothing was chosen. */
  readonly ofAccount: Language | null | undefined;
  /** What the OpenID client asks for that sent the visitor here. Default nothing. */
  readonly ofClient?: Language | null | undefined;
}

/**
 * The language that somebody has asked for: the address, the account, the choice made in this browser, the app that sent the
 * visitor, the browser. Undefined where nobody has.
 */
export function findWantedLanguage({
  search,
  headers,
  ofAccount,
  ofClient,
}: LanguageWishes): Language | undefined {
  const asked = new URLSearchParams(search).get('language');
  // The specification: anything else falls back to Chinese.
  if (asked !== null) return parseLanguage(asked);
  return (
    ofAccount ??
    findChosenLanguage(headers.cookie) ??
    ofClient ??
    findAcceptedLanguage(headers['accept-language'])
  );
}
