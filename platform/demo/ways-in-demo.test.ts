import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashPassword, purgeExpired } from '#platform/identity';
import { createFolderFileStore } from '#platform/storage';
import { forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { demoPassword, resetDemo } from './index.ts';

const demoHash = await hashPassword(demoPassword);
const year = 365 * 24 * 60 * 60 * 1000;

forEachEngine((engine) => {
  let platform: TestPlatform;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ways-in-'));
    platform = await startTestPlatform(engine.database(), { demo: true });
  });
  beforeEach(async () => {
    const { db } = engine.database();
    const files = createFolderFileStore(folder);
    await resetDemo({ db, clock: platform.now, files, hashPassword: async () => demoHash });
  });
  afterAll(async () => {
    await platform.close();
    await rm(folder, { recursive: true });
  });

  const enterByTicket = async (ticket: string, form: Record<string, string> = {}) =>
    (await platform.createClient().post('/api/sso/ticket/login', { ticket, ...form })).body;

  test('when the demo tickets are used, then the good one signs in once and the others never', async () => {
    expect((await enterByTicket('good-ticket', { unitHost: 'localhost:3000' })).data.userId).toBe('2001');
    for (const ticket of ['good-ticket', 'used-ticket', 'other-unit-ticket'])
      expect(await enterByTicket(ticket, { unitHost: 'localhost:3000' })).toMatchObject({ status: 401 });
  });

  const comeFromQy = async (choice: string) => {
    const client = platform.createClient();
    const begun = await client.post('/api/uaa/social/transaction/begin', { provider: 'qy', inApp: 'true' });
    const page = new URL(begun.body.data.address);
    page.searchParams.set('choose', choice);
    const back = new URL((await fetch(page, { redirect: 'manual' })).headers.get('location') ?? '');
    const code = back.searchParams.get('code') ?? '';
    return { client, body: (await client.post(`/api/uaa/social/${begun.body.data.state}`, { code })).body };
  };

  test('when 陈晓燕 comes from the work edition, then she is 2003', async () => {
    expect((await comeFromQy('chen.xiaoyan')).body.data.userId).toBe('2003');
  });

  test('when the disabled pupil comes from there, then the identity is unbound, and binding tells why it cannot be', async () => {
    const { client, body } = await comeFromQy('locked.student');
    expect(body).toMatchObject({ status: 400, code: 'social_unbound' });
    const { pendingToken } = body.data;
    const form = { username: 's.locked', password: demoPassword, pendingToken };
    expect((await client.post('/api/uaa/social/link/bind', form)).body.code).toBe('account_disabled');
  });

  test('when a year has passed, then nothing of the ways in is left but what belongs to accounts and the demo', async () => {
    const client = platform.createClient();
    await client.post('/api/uaa/oauth/login', {
      username: 't.zhou',
      password: demoPassword,
      remember: 'true',
    });
    await client.post('/api/sso/ticket/issue');
    await client.post('/api/uaa/social/qr/create');
    await client.post('/api/uaa/oauth/password/forgot', { username: 't.zhou', contact: '19900002001' });
    await comeFromQy('stranger');
    await client.post('/api/uaa/social/transaction/begin', { provider: 'mp' });
    const { db } = engine.database();
    const countAll = async (): Promise<Record<string, number>> => {
      const tables = [
        'remembered_device',
        'handover',
        'social_transaction',
        'social_pending',
        'password_reset',
        'outbox',
        'qr_sign_in',
        'social_link',
      ] as const;
      const counts = tables.map(async (table) => {
        const rows = await db.selectFrom(table).select(db.fn.countAll().as('n')).executeTakeFirstOrThrow();
        return [table, Number(rows.n)] as const;
      });
      return Object.fromEntries(await Promise.all(counts));
    };
    expect(await countAll()).toEqual({
      remembered_device: 1,
      handover: 3,
      social_transaction: 1,
      social_pending: 1,
      password_reset: 1,
      outbox: 1,
      qr_sign_in: 1,
      social_link: 1,
    });
    await purgeExpired({ database: engine.database(), clock: () => platform.now() + year });
    expect(await countAll()).toEqual({
      remembered_device: 0,
      handover: 2,
      social_transaction: 0,
      social_pending: 0,
      password_reset: 0,
      outbox: 0,
      qr_sign_in: 0,
      social_link: 1,
    });
  });
});
