import { request } from 'shell/request';
import { type AnswerOf, type PayloadOf, profileContactSave } from '#shared/contracts';

/** Makes the proven phone number or e-mail address the own one. Fails without a toast: the form says what happened. */
export function saveContact(
  payload: PayloadOf<typeof profileContactSave>,
): Promise<AnswerOf<typeof profileContactSave>> {
  return request(profileContactSave, payload, { silent: true });
}
