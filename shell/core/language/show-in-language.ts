import type { Language } from '#shared/contracts';
import { confirmLeaving } from '../unsaved/index.ts';
import { rememberLanguage } from './switch-language.ts';

/** Shows this page in another language than the user's, such as an app that knows one only. The account stays as it is. */
export async function showInLanguage(language: Language): Promise<void> {
  const address = new URL(location.href);
  // The address asks for it already: the server knows better.
  if (address.searchParams.get('language') === language || !(await confirmLeaving())) return;
  rememberLanguage(language);
  address.searchParams.set('language', language);
  location.replace(address);
}
