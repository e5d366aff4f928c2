import { request } from 'shell/request';
import { loginPageSave, type PayloadOf } from '#shared/contracts';

/** Saves the login page of the own unit. Fails without a toast: the form says what happened. */
export const saveLoginPage = (page: PayloadOf<typeof loginPageSave>): Promise<unknown> =>
  request(loginPageSave, page, { silent: true });
