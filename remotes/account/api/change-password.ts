import { request } from 'shell/request';
import { type PayloadOf, passwordChange } from '#shared/contracts';

/** Changes the own password. Fails without a toast: the form says what happened. */
export const changePassword = (passwords: PayloadOf<typeof passwordChange>): Promise<unknown> =>
  request(passwordChange, passwords, { silent: true });
