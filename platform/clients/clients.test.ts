import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { forEachEngine, insertUnitWithUser } from '#platform/testing';
import {
  createClientSecrets,
  createClientStore,
  findClientBar,
  isRegistrableUri,
  type NewClient,
  scopeNames,
  writeClientEvent,
} from './index.ts';

const buildClient = (overrides: Partial<NewClient> = {}): NewClient => ({
  id: `client-${randomUUID()}`,
  name: { 'zh-CN': '阅读', en: 'Reader' },
  kind: 'confidential',
  isFirstParty: false,
  withoutPkceUntil: null,
  redirectUris: ['https://reader.example/callback'],
  postLogoutRedirectUris: [],
  backchannelLogoutUri: null,
  scopes: [...scopeNames],
  ownerUserIds: ['4001'],
  status: 'active',
  defaultUnitState: 'off',
  sandboxUnitId: null,
  ...overrides,
});

forEachEngine((engine) => {
  const insert = async (overrides: Partial<NewClient> = {}): Promise<NewClient> => {
    const client = buildClient(overrides);
    await createClientStore(engine.database().db).insert(client, 5);
    return client;
  };

  test('when a client is stored, then it is found as it was', async () => {
    const client = await insert({ isFirstParty: true, withoutPkceUntil: 9 });
    const store = createClientStore(engine.database().db);
    expect(await store.find(client.id)).toEqual({ ...client, createdAt: 5 });
    expect(await store.find('none')).toBeUndefined();
    expect(await store.setStatus('none', 'active', 1)).toBe(false);
  });

  test('when a unit decides, then its word counts above the default', async () => {
    const { db } = engine.database();
    const { unit } = await insertUnitWithUser(db);
    const store = createClientStore(db);
    for (const [standard, decided, bar] of [
      ['off', undefined, 'off_in_unit'],
      ['off', 'allow', undefined],
      ['off', 'on', undefined],
      ['on', 'off', 'off_in_unit'],
      ['allow', undefined, undefined],
    ] as const) {
      const client = await insert({ defaultUnitState: standard });
      if (decided) await store.setUnitState(client.id, unit.id, decided);
      expect(await findClientBar(db, client, unit.id)).toBe(bar);
    }
  });

  test('when a client is not active, then no unit helps, except the sandbox of a requested one', async () => {
    const { db } = engine.database();
    const { unit } = await insertUnitWithUser(db);
    const requested = await insert({ status: 'requested', defaultUnitState: 'on', sandboxUnitId: unit.id });
    expect(await findClientBar(db, requested, unit.id)).toBeUndefined();
    expect(await findClientBar(db, requested, 'other')).toBe('not_approved');
    const disabled = await insert({ status: 'disabled', defaultUnitState: 'on' });
    expect(await findClientBar(db, disabled, unit.id)).toBe('disabled');
  });

  test('when a secret is shown, then it is known, and when it was used last', async () => {
    const secrets = createClientSecrets(engine.database().db);
    const [{ id }, other] = [await insert(), await insert()];
    const first = await secrets.add(id, 1);
    const second = await secrets.add(id, 2);
    expect(first.secret).toMatch(/^[\w-]{43}$/);
    expect(await secrets.isSecretOf(id, second.secret, 7)).toBe(true);
    expect(await secrets.isSecretOf(id, `${second.secret}x`, 8)).toBe(false);
    expect(await secrets.isSecretOf(other.id, second.secret, 8)).toBe(false);
    expect(await secrets.list(id)).toEqual([
      { id: first.id, created_at: 1, last_used_at: null },
      { id: second.id, created_at: 2, last_used_at: 7 },
    ]);
    expect(await secrets.remove(id, second.id, 9)).toBe(true);
    expect(await secrets.remove(id, second.id, 9)).toBe(false);
    expect(await secrets.remove(other.id, first.id, 9)).toBe(false);
    expect(await secrets.isSecretOf(id, second.secret, 9)).toBe(false);
  });

  test('when a reason is endless, then its beginning is kept', async () => {
    const { db } = engine.database();
    const { id } = await insert();
    const event = { clientId: id, event: 'grant.error', reason: 'x'.repeat(5_000) };
    await writeClientEvent(db, event, { id: 'r-1', ip: '10.0.0.1' }, 3);
    const row = await db
      .selectFrom('client_event')
      .selectAll()
      .where('client_id', '=', id)
      .executeTakeFirstOrThrow();
    expect([row.reason?.length, row.at, row.request_id, row.ip]).toEqual([600, 3, 'r-1', '10.0.0.1']);
  });
});

describe('an address to register', () => {
  test.each([
    ['https://a.example/callback', true],
    ['https://a.example:8443/callback?x=1', true],
    ['http://localhost:4001/callback', true],
    ['http://127.0.0.1:4001/callback', true],
    ['http://[::1]:4001/callback', true],
    ['http://a.example/callback', false],
    ['http://localhost.a.example/', false],
    ['https://*.example/', false],
    ['https://a.example/#x', false],
    ['https://user@a.example/', false],
    ['https://a.example/ x', false],
    ['https:\\\\a.example', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['custom://x', false],
    [`https://a.example/${'x'.repeat(600)}`, false],
    ['', false],
  ])('when it is %s, then %s', (address, isFine) => {
    expect(isRegistrableUri(address)).toBe(isFine);
  });
});
