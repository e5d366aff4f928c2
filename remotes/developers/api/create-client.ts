import { request } from 'shell/request';
import { type AnswerOf, type ClientFields, type ClientKind, clientCreate } from '#shared/contracts';

/** Registers an app; its secret is told this once. Fails silently: the form says what happened. */
export const createClient = (
  kind: ClientKind,
  fields: ClientFields,
): Promise<AnswerOf<typeof clientCreate>> => request(clientCreate, { kind, ...fields }, { silent: true });
