import { request } from 'shell/request';
import { type AnswerOf, clientSecretAdd } from '#shared/contracts';

/** Adds a secret beside the one in use; it is told this once. */
export const addSecret = (clientId: string): Promise<AnswerOf<typeof clientSecretAdd>> =>
  request(clientSecretAdd, { clientId });
