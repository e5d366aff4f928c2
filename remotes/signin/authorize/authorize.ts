import { request } from 'shell/request';
import { type AnswerOf, type PayloadOf, shiyueWebauth } from '#shared/contracts';

export type AuthorizeAnswer = AnswerOf<typeof shiyueWebauth>;

/** Asks the services to authorize a client for the signed-in user (E04). The caller shows failures. */
export function authorize(
  payload: PayloadOf<typeof shiyueWebauth>,
  signal: AbortSignal,
): Promise<AuthorizeAnswer> {
  return request(shiyueWebauth, payload, { silent: true, signal });
}
