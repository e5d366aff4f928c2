import { request } from 'shell/request';
import { type AnswerOf, type PayloadOf, profileContactAsk } from '#shared/contracts';

/** Sends a code to a new phone number or e-mail address. Fails without a toast: the form says what happened. */
export function askContact(
  payload: PayloadOf<typeof profileContactAsk>,
): Promise<AnswerOf<typeof profileContactAsk>> {
  return request(profileContactAsk, payload, { silent: true });
}
