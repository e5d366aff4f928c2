import type { Kysely } from 'kysely';
import { createClientSecrets, createClientStore } from '#platform/clients';
import type { Tables } from '#platform/database';
import { createDemoClients } from './data/clients.ts';
import { createClientLogos } from './pictures/client-logos.ts';

/** Id under which the published secret of a demo client is kept. */
export function demoSecretIdOf(clientId: string): string {
  return `sec_${clientId}`;
}

export async function insertDemoClients(trx: Kysely<Tables>, now: number): Promise<void> {
  const store = createClientStore(trx);
  const logos = createClientLogos();
  for (const { client, secret, onIn = [] } of createDemoClients(now)) {
    await store.insert(client, now);
    const svg = logos.get(client.id);
    if (svg) {
      const picture = { logo: Buffer.from(svg).toString('base64'), logo_type: 'image/svg+xml' };
      await trx.updateTable('oauth_client').set(picture).where('id', '=', client.id).execute();
    }
    if (secret) await createClientSecrets(trx).add(client.id, now, { id: demoSecretIdOf(client.id), secret });
    for (const unitId of onIn) await store.setUnitState(client.id, unitId, 'on');
  }
}
