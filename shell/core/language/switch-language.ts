import { isLanguage, type Language } from '#shared/contracts';
import { confirmLeaving } from '../unsaved/index.ts';
import { getLanguage } from './current-language.ts';

const yearSeconds = 31_536_000;

/** Whether the account has it now. Without an account there is nothing to wait for. */
let keepInAccount: (language: Language) => Promise<boolean> = async () => true;

/** Says how a switch reaches the account; the room of the session knows. */
export function setLanguageKeeper(keep: typeof keepInAccount): void {
  keepInAccount = keep;
}

/**
 * Saves the language, for a signed-in user in the account, and reloads the page, unless `onSwitched` takes care of it. Asks first
 * when a form holds unsaved work; what is no language is ignored.
 */
export async function switchLanguage(
  language: Language,
  onSwitched?: (language: Language) => void,
): Promise<void> {
  if (!isLanguage(language) || language === getLanguage()) return;
  if (!(await confirmLeaving())) return;
  if (!(await keepInAccount(language))) return;
  rememberLanguage(language);
  if (onSwitched) {
    onSwitched(language);
    return;
  }
  const address = new URL(location.href);
  address.searchParams.delete('language');
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

/** Keeps the choice in this browser. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP
  document.cookie = `portal-lang=${language}; Path=/; SameSite=Lax; Max-Age=${yearSeconds}`;
  try {
    localStorage.setItem('lange_', language);
  } catch {
    // Storage may be switched off; the cookie is what the server reads.
  }
}
