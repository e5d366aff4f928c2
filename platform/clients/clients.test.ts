import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { describeStore, insertUnitWithUser } from '#platform/testing';
import {
  type ClientEventFilter,
  type ClientFilter,
  countClientEvents,
  createClientListing,
  createClientSecrets,
  createClientStore,
  findClientBar,
  isRegistrableUri,
  listClientEvents,
  type NewClient,
  scopeNames,
  writeClientEvent,
} from './index.ts';

function buildClient(overrides: Partial<NewClient> = {}): Required<NewClient> {
  return {
    id: `client-${randomUUID()}`,
    name: { 'zh-CN': '阅读', en: 'Reader' },
    kind: 'confidential',
    isFirstParty: false,
    withoutPkceUntil: null,
    redirectUris: ['https://reader.example/callback'],
    postLogoutRedirectUris: [],
    initiateLoginUri: 'https://reader.example/start',
    backchannelLogoutUri: null,
    scopes: [...scopeNames],
    ownerUserIds: ['4001'],
    unitId: null,
    purpose: '',
    statusNote: null,
    isSandboxOnly: false,
    status: 'active',
    defaultUnitState: 'off',
    sandboxUnitId: null,
    hasClaimsInIdToken: false,
    ...overrides,
  };
}

describeStore((engine) => {
  const insert = async (overrides: Partial<NewClient> = {}): Promise<Required<NewClient>> => {
    const client = buildClient(overrides);
    await createClientStore(engine.database().db).insert(client, 5);
    return client;
  };

  test('when a client is stored, then it is found as it was', async () => {
    const client = await insert({ isFirstParty: true, withoutPkceUntil: 9 });
    const store = createClientStore(engine.database().db);
    const later = { hasLogo: false, seenChangedAt: null, revision: 1, createdAt: 5, updatedAt: 5 };
    expect(await store.find(client.id)).toEqual({ ...client, ...later });
    expect(await store.find('none')).toBeUndefined();
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
      expect(await findClientBar(db, client, { userId: 'u', unitId: unit.id })).toBe(bar);
    }
  });

  test('when a client is not active, then no unit helps, except the sandbox of a requested one', async () => {
    const { db } = engine.database();
    const { unit } = await insertUnitWithUser(db);
    const requested = await insert({ status: 'requested', defaultUnitState: 'on', sandboxUnitId: unit.id });
    expect(await findClientBar(db, requested, { userId: 'u', unitId: unit.id })).toBeUndefined();
    expect(await findClientBar(db, requested, { userId: 'u', unitId: 'other' })).toBe('not_approved');
    const disabled = await insert({ status: 'disabled', defaultUnitState: 'on' });
    expect(await findClientBar(db, disabled, { userId: 'u', unitId: unit.id })).toBe('disabled');
  });

  test('when a client is for the sandbox only, then no other unit helps', async () => {
    const { db } = engine.database();
    const { unit } = await insertUnitWithUser(db);
    const client = await insert({ isSandboxOnly: true, sandboxUnitId: unit.id, defaultUnitState: 'on' });
    expect(await findClientBar(db, client, { userId: 'u', unitId: unit.id })).toBeUndefined();
    expect(await findClientBar(db, client, { userId: 'u', unitId: 'other' })).toBe('sandbox_only');
  });

  test('when an owner tries a client, then only a disabled one is barred', async () => {
    const { db } = engine.database();
    const owner = { userId: '4001', unitId: 'other' };
    expect(await findClientBar(db, await insert({ status: 'requested' }), owner)).toBeUndefined();
    expect(await findClientBar(db, await insert(), owner)).toBeUndefined();
    expect(await findClientBar(db, await insert({ status: 'disabled' }), owner)).toBe('disabled');
  });

  test('when two change a client at once, then one of them is told', async () => {
    const store = createClientStore(engine.database().db);
    const { id } = await insert();
    expect(await store.change(id, 1, { status: 'disabled', logo: 'eA==', logo_type: 'image/png' }, 7)).toBe(
      true,
    );
    expect(await store.change(id, 1, { status: 'active' }, 8)).toBe(false);
    expect(await store.find(id)).toMatchObject({
      status: 'disabled',
      revision: 2,
      updatedAt: 7,
      hasLogo: true,
    });
    expect(await store.findLogo(id)).toEqual({ type: 'image/png', body: Buffer.from('x') });
    await store.remove(id);
    expect(await store.find(id)).toBeUndefined();
  });

  test('when clients are listed, then those of an owner, a unit, or a word', async () => {
    const { db } = engine.database();
    const { unit } = await insertUnitWithUser(db, {}, { en_name: null });
    const listing = createClientListing(db);
    const own = await insert({ unitId: unit.id, status: 'requested', ownerUserIds: ['o_1', unit.id] });
    const open = await insert({ name: { 'zh-CN': '悦读', en: `Shelf ${unit.id}` } });
    await createClientStore(db).setUnitState(open.id, unit.id, 'on');
    const window = { offset: 0, size: 100 };
    const idsBy = async (filter: ClientFilter) =>
      (await listing.list(unit.id, filter, window)).map(({ client }) => client.id);
    expect(await idsBy({ ownerId: unit.id })).toEqual([own.id]);
    expect(await idsBy({ ownerId: 'oX1' })).toEqual([]);
    expect(await idsBy({ unitId: unit.id })).toEqual([own.id]);
    expect(await idsBy({ unitId: unit.id, orActive: true })).toEqual(
      expect.arrayContaining([own.id, open.id]),
    );
    expect(await idsBy({ keyword: `sHELF ${unit.id}` })).toEqual([open.id]);
    expect(await idsBy({ keyword: `${unit.id}%` })).toEqual([]);
    expect(await listing.count({ unitId: unit.id, status: 'requested' })).toBe(1);
    const [listed] = await listing.list(unit.id, { id: open.id }, window);
    expect(listed).toMatchObject({ unit: null, unitState: 'on' });
    const [ofUnit] = await listing.list(unit.id, { id: own.id }, window);
    expect(ofUnit).toMatchObject({ unit: { unitId: unit.id, enName: null }, unitState: 'off' });
  });

  test('when the log is read, then newest first, by kind and by word', async () => {
    const { db } = engine.database();
    const { id } = await insert();
    for (const [at, event, reason] of [
      [1, 'secret.added', 'by t.zhou'],
      [2, 'grant.error', 'invalid_client: 100% wrong'],
      [3, 'grant.success', undefined],
    ] as const)
      await writeClientEvent(db, { clientId: id, event, reason }, { id: `r-${at}`, ip: '10.0.0.1' }, at);
    const read = async (kind: ClientEventFilter['kind'], keyword = '') =>
      (await listClientEvents(db, id, { kind, keyword }, { offset: 0, size: 9 })).map((line) => line.event);
    expect(await read('all')).toEqual(['grant.success', 'grant.error', 'secret.added']);
    expect(await read('refused')).toEqual(['grant.error']);
    expect(await read('accepted')).toEqual(['grant.success']);
    expect(await read('changed')).toEqual(['secret.added']);
    expect(await read('all', '0% WRONG')).toEqual(['grant.error']);
    expect(await read('all', 'r-3')).toEqual(['grant.success']);
    expect(await countClientEvents(db, id, { kind: 'refused', keyword: '' })).toBe(1);
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
