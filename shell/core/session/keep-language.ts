import type { Language } from '#shared/contracts';
import { findUser } from './session-store.ts';

/**
 * Makes a language that of the signed-in user, on all devices. False where it failed; the user has then been notified.
 */
export async function keepLanguage(language: Language): Promise<boolean> {
  const user = findUser();
  if (!user) return true;
  const isBound = user.language != null;
  try {
    const { saveAccountLanguage } = await import(
      /* webpackChunkName: "account-session" */ './save-account-language.ts'
    );
    await saveAccountLanguage(language, isBound);
    return true;
  } catch {
    // An account without a setting follows the browser's choice, which is kept there.
    return !isBound;
  }
}
