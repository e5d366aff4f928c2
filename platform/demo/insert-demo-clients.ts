import type { Kysely } from 'kysely';
import { createClientSecrets, createClientStore } from '#platform/clients';
import type { Tables } from '#platform/database';
import { createDemoClients } from './data/clients.ts';

export const insertDemoClients = async (trx: Kysely<Tables>, now: number): Promise<void> => {
  const store = createClientStore(trx);
  for (const { client, secret, onIn = [] } of createDemoClients(now)) {
    await store.insert(client, now);
    if (secret) await createClientSecrets(trx).add(client.id, now, { id: `sec_${client.id}`, secret });
    for (const unitId of onIn) await store.setUnitState(client.id, unitId, 'on');
  }
};
