import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { createDemoClients } from './data/clients.ts';
import { demoSecretIdOf } from './insert-demo-clients.ts';
import { demoUsers } from './seed-demo.ts';

const loginNames = new Map(demoUsers.map(({ id, login_name }) => [id, login_name]));
const secretIds = createDemoClients(0).flatMap(({ client, secret }) =>
  secret ? [demoSecretIdOf(client.id)] : [],
);

/**
 * Whether the database was seeded as a demo: it has an account or a client secret that everybody knows. The rows
 * themselves are asked, as a mark beside them would stay when they go, and be missing in older databases.
 */
export async function holdsDemo(db: Kysely<Tables>): Promise<boolean> {
  const users = await db
    .selectFrom('app_user')
    .select(['id', 'login_name'])
    .where('id', 'in', [...loginNames.keys()])
    .execute();
  if (users.some(({ id, login_name }) => loginNames.get(id) === login_name)) return true;
  const secret = await db
    .selectFrom('client_secret')
    .select('id')
    .where('id', 'in', secretIds)
    .limit(1)
    .executeTakeFirst();
  return secret !== undefined;
}
