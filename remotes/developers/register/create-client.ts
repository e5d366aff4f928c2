import { request } from 'shell/request';
import { type AnswerOf, type ClientFields, type ClientKind, clientCreate } from '#shared/contracts';

/** Registers an app; only this answer contains its secret. Fails silently: the form says what happened. */
export function createClient(kind: ClientKind, fields: ClientFields): Promise<AnswerOf<typeof clientCreate>> {
  return request(clientCreate, { kind, ...fields }, { silent: true });
}
