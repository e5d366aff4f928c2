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

/**
 * Saves the language and reloads the page, unless `onSwitched` takes care of it (specification 0§4). Asks first when
 * a form holds unsaved work; values other than zh-CN and en are ignored.
 */
export const switchLanguage = async (
  language: Language,
  onSwitched?: (language: Language) => void,
): Promise<void> => {
  if (!isLanguage(language) || language === getLanguage()) return;
  if (!(await confirmLeaving())) return;
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
