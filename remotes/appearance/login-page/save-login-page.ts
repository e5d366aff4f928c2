import { request } from 'shell/request';
import { loginPageSave, type PayloadOf } from '#shared/contracts';

/** Saves the login page of the own unit. Fails without a toast: the form says what happened. */
export function saveLoginPage(page: PayloadOf<typeof loginPageSave>): Promise<unknown> {
  return request(loginPageSave, page, { silent: true });
}
