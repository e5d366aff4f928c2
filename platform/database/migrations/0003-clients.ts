import { type Kysely, sql } from 'kysely';

const instant = 'bigint';
const flag = 'smallint';
const unitStates = ['on', 'off', 'allow'];

/** Registered clients with secrets, units, consents and events; what the OpenID provider keeps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClients(db);
  await createTraces(db);
  await createProviderTables(db);
}

async function createClients(db: Kysely<unknown>): Promise<void> {
  let client = db.schema
    .createTable('oauth_client')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name_zh', 'text', (c) => c.notNull())
    .addColumn('name_en', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(oneOf('kind', ['confidential', 'public'])))
    .addColumn('first_party', flag, (c) => c.notNull().defaultTo(0))
    .addColumn('legacy_without_pkce_until', instant);
  for (const name of ['redirect_uris', 'post_logout_redirect_uris', 'scopes', 'owner_user_ids'])
    client = client.addColumn(name, 'text', (c) => c.notNull().defaultTo('[]'));
  await client
    .addColumn('backchannel_logout_uri', 'text')
    .addColumn('status', 'text', (c) =>
      c.notNull().check(oneOf('status', ['requested', 'active', 'disabled'])),
    )
    .addColumn('default_unit_state', 'text', (c) =>
      c.notNull().defaultTo('off').check(oneOf('default_unit_state', unitStates)),
    )
    .addColumn('sandbox_unit_id', 'text', (c) => c.references('unit.id').onDelete('set null'))
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('updated_at', instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('client_secret')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('client_id', 'text', (c) => c.notNull().references('oauth_client.id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('last_used_at', instant)
    .addColumn('removed_at', instant)
    .execute();
  await db.schema.createIndex('client_secret_client_id').on('client_secret').column('client_id').execute();
  await db.schema
    .createTable('client_unit')
    .addColumn('client_id', 'text', (c) => c.notNull().references('oauth_client.id').onDelete('cascade'))
    .addColumn('unit_id', 'text', (c) => c.notNull().references('unit.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) => c.notNull().check(oneOf('state', unitStates)))
    .addPrimaryKeyConstraint('client_unit_pk', ['client_id', 'unit_id'])
    .execute();
}

async function createTraces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user_consent')
    .addColumn('client_id', 'text', (c) => c.notNull().references('oauth_client.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('granted_at', instant, (c) => c.notNull())
    .addColumn('revoked_at', instant)
    .addPrimaryKeyConstraint('user_consent_pk', ['client_id', 'account_id'])
    .execute();
  await db.schema.createIndex('user_consent_account').on('user_consent').column('account_id').execute();
  await db.schema
    .createTable('client_event')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('client_id', 'text', (c) => c.notNull().references('oauth_client.id').onDelete('cascade'))
    .addColumn('at', instant, (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('request_id', 'text')
    .addColumn('ip', 'text')
    .execute();
  await db.schema
    .createIndex('client_event_client')
    .on('client_event')
    .columns(['client_id', 'at'])
    .execute();
  await db.schema.createIndex('client_event_at').on('client_event').column('at').execute();
}

async function createProviderTables(db: Kysely<unknown>): Promise<void> {
  let payload = db.schema
    .createTable('oidc_payload')
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull());
  const links = ['grant_id', 'user_code', 'uid', 'account_id', 'client_id', 'session_uid'];
  for (const name of links) payload = payload.addColumn(name, 'text');
  await payload
    .addColumn('consumed_at', instant)
    .addColumn('expires_at', instant)
    .addPrimaryKeyConstraint('oidc_payload_pk', ['model', 'id'])
    .execute();
  for (const name of ['grant_id', 'account_id', 'client_id', 'session_uid', 'expires_at'])
    await db.schema.createIndex(`oidc_payload_${name}`).on('oidc_payload').column(name).execute();
  await db.schema.createIndex('oidc_payload_uid').unique().on('oidc_payload').column('uid').execute();
  await db.schema
    .createTable('signing_key')
    .addColumn('generation', 'integer', (c) => c.primaryKey())
    .addColumn('kid', 'text', (c) => c.notNull().unique())
    .addColumn('alg', 'text', (c) => c.notNull())
    .addColumn('private_jwk', 'text', (c) => c.notNull())
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('retired_at', instant)
    .execute();
  await db.schema
    .createTable('logout_notice')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('client_id', 'text', (c) => c.notNull().references('oauth_client.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('sid', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_at', instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('logout_notice_next').on('logout_notice').column('next_at').execute();
}

function oneOf(column: string, values: readonly string[]) {
  return sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`;
}
