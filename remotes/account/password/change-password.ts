import { request } from 'shell/request';
import { type PayloadOf, passwordChange } from '#shared/contracts';

/** Changes the own password. Fails without a toast: the form says what happened. */
export function changePassword(passwords: PayloadOf<typeof passwordChange>): Promise<unknown> {
  return request(passwordChange, passwords, { silent: true });
}
