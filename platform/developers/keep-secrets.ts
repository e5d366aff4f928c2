import { createClientSecrets } from '#platform/clients';
import type { Principal } from '#platform/http';
import {
  type AnswerOf,
  type clientSecretAdd,
  type clientSecretList,
  type clientSecretRemove,
  DomainError,
  type ParsedPayloadOf,
} from '#shared/contracts';
import { changeClient } from './change-client.ts';
import { getClient } from './client-view.ts';
import type { Caller, DevelopersDeps } from './developers-deps.ts';

/** @throws DomainError `not_found`, `forbidden` */
export async function listSecrets(
  { database: { db } }: DevelopersDeps,
  principal: Principal,
  clientId: string,
): Promise<AnswerOf<typeof clientSecretList>> {
  await getClient(db, principal, clientId, 'manage');
  const rows = await createClientSecrets(db).list(clientId);
  return rows.map(({ id, created_at, last_used_at }) => ({
    secretId: id,
    createdAt: isoOf(created_at),
    lastUsedAt: last_used_at === null ? null : isoOf(last_used_at),
  }));
}

const publicHasNone = '公开应用没有密钥|||A public app has no secret';

/** Adds a secret beside the one in use. @throws DomainError `conflict` when two live */
export async function addSecret(
  deps: DevelopersDeps,
  caller: Caller,
  clientId: string,
): Promise<AnswerOf<typeof clientSecretAdd>> {
  let added = { id: '', secret: '' };
  await changeClient(deps, caller, {
    clientId,
    right: 'manage',
    decide: async ({ client }, trx) => {
      if (client.kind === 'public') throw new DomainError('conflict', { message: publicHasNone });
      added = await createClientSecrets(trx).add(clientId, deps.clock());
      return { trace: { act: 'secret.added', detail: added.id } };
    },
  });
  return { secretId: added.id, secret: added.secret };
}

/** @throws DomainError `not_found`, `forbidden` */
export async function removeSecret(
  deps: DevelopersDeps,
  caller: Caller,
  { clientId, secretId }: ParsedPayloadOf<typeof clientSecretRemove>,
): Promise<void> {
  await changeClient(deps, caller, {
    clientId,
    right: 'manage',
    decide: async (_seen, trx) => {
      const isRemoved = await createClientSecrets(trx).remove(clientId, secretId, deps.clock());
      if (!isRemoved) throw new DomainError('not_found');
      return { trace: { act: 'secret.removed', detail: secretId } };
    },
  });
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString();
}
