import { join } from 'node:path';
import { createClientSecrets, createClientStore, type NewClient } from '#platform/clients';
import { openDatabase } from '#platform/database';
import type { ClientIdentity } from './demo-clients.ts';

export type Registration = Partial<Omit<NewClient, 'id'>>;

/** Registers a client beside those of the demo data in a running portal, on for every unit. Once is enough. */
export async function registerClient(
  dataDir: string,
  { id, secret, port }: ClientIdentity,
  registration: Registration,
): Promise<void> {
  const database = openDatabase({ engine: 'sqlite', file: join(dataDir, 'platform.db') });
  const now = Date.now();
  try {
    const store = createClientStore(database.db);
    if (await store.find(id)) return;
    await store.insert(
      {
        id,
        name: { 'zh-CN': id, en: id },
        kind: 'confidential',
        isFirstParty: false,
        withoutPkceUntil: null,
        redirectUris: [],
        postLogoutRedirectUris: [`http://localhost:${port}/`],
        backchannelLogoutUri: null,
        scopes: ['openid', 'profile', 'unit', 'offline_access'],
        ownerUserIds: [],
        status: 'active',
        defaultUnitState: 'on',
        sandboxUnitId: null,
        ...registration,
      },
      now,
    );
    await createClientSecrets(database.db).add(id, now, { secret });
  } finally {
    await database.close();
  }
}
