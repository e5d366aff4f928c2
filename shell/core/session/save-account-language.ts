import { accountLanguage, type Language } from '#shared/contracts';
import { request } from '../request/index.ts';

/**
 * Makes the language that of the signed-in user, on all devices.
 * @param isTold whether the user sees that it failed
 * @throws RequestError when it was not saved
 */
export async function saveAccountLanguage(language: Language, showsFailure: boolean): Promise<void> {
  await request(accountLanguage, { language }, { silent: !showsFailure });
}
