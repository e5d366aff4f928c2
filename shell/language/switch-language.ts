import { isLanguage, type Language } from '#shared/contracts';
import { confirmLeaving } from '../unsaved/index.ts';
import { getLanguage } from './current-language.ts';

const yearSeconds = 31_536_000;

const remember = (language: Language): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP
  document.cookie = `portal-lang=${language}; Path=/; SameSite=Lax; Max-Age=${yearSeconds}`;
  try {
    localStorage.setItem('lange_', language);
  } catch {
    // Storage may be switched off; the cookie is what the server reads.
  }
};

/** Whether the account has it now. Without an account there is nothing to wait for. */
let keepInAccount: (language: Language) => Promise<boolean> = async () => true;

/** Says how a switch reaches the account; the room of the session knows. */
export const setLanguageKeeper = (keep: typeof keepInAccount): void => {
  keepInAccount = keep;
};

/**
 * Saves the language, for a signed-in user in the account, and reloads the page, unless `onSwitched` takes care of it. Asks first
 * when a form holds unsaved work; values other than zh-CN and en are ignored.
 */
export const switchLanguage = async (
  language: Language,
  onSwitched?: (language: Language) => void,
): Promise<void> => {
  if (!isLanguage(language) || language === getLanguage()) return;
  if (!(await confirmLeaving())) return;
  if (!(await keepInAccount(language))) return;
  remember(language);
  if (onSwitched) {
    onSwitched(language);
    return;
  }
  const address = new URL(location.href);
  address.searchParams.delete('language');
  if (address.href === location.href) location.reload();
  else location.replace(address);
};

/** Shows this page in another language than the user's, such as an app that knows one only. The account stays as it is. */
export const showInLanguage = async (language: Language): Promise<void> => {
  const address = new URL(location.href);
  // The address asks for it already: the server knows better.
  if (address.searchParams.get('language') === language || !(await confirmLeaving())) return;
  remember(language);
  address.searchParams.set('language', language);
  location.replace(address);
};
