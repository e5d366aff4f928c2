import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashToken, purgeExpired } from '#platform/identity';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';

const day = 86_400_000;
const withTime =
  /请(?:先结束一条，或)?在 \d+ (?:秒|分钟|小时|天)后再试\|\|\|.*try again in \d+ (?:second|minute|hour|day)s?$/;

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database(), { demo: true, wait: async () => undefined });
  });
  afterEach(() => platform.close());

  /** As if it had been done so often already, within a window that has a while to go. */
  const exhaust = async (name: string, points: number): Promise<void> => {
    const row = { key: `limit:${name}`, points, expires_at: platform.now() + 90_000 };
    const { db } = engine.database();
    await db
      .insertInto('rate_limit')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ points, expires_at: row.expires_at }))
      .execute();
  };
  const refusal = { status: 429, code: 'too_many_attempts', message: expect.stringMatching(withTime) };

  describe('what nobody has to sign in for', () => {
    test.each([
      ['QR codes', 'qr', '/api/uaa/social/qr/create', {}],
      ['third-party sign-ins', 'social', '/api/uaa/social/transaction/begin', { provider: 'qy' }],
    ])('when one address asks for 1500 %s, then it waits, and others do not', async (_, name, path, form) => {
      const ask = (ip: string) => platform.createClient(ip).post(path, { ...form });
      await exhaust(`${name}:10.8.0.1`, 1499);
      const [last, beyond] = [await ask('10.8.0.1'), await ask('10.8.0.1')];
      expect(last.http).not.toBe(429);
      expect(beyond.body).toMatchObject(refusal);
      expect(beyond.headers.get('retry-after')).toBe('90');
      expect((await ask('10.8.0.2')).http).not.toBe(429);
      platform.advance(90_000);
      expect((await ask('10.8.0.1')).http).not.toBe(429);
    });
  });

  describe('what users do', () => {
    test('when apps are opened 600 times within an hour, then no more is recorded for a while', async () => {
      const teacher = await platform.as('t.zhou');
      const form = { userId: '2001', userType: '2', unitId: 'U2001', resId: 'r', resName: 'n', type: '1' };
      const open = () => teacher.post('/api/base/user_access_detail', form);
      await exhaust('access:2001', 599);
      expect((await open()).body.status).toBe(200);
      expect((await open()).body).toMatchObject(refusal);
    });

    test('when a teacher sends 30 messages in a burst, then the next one waits, and a colleague does not', async () => {
      const send = async (who: string) => {
        const body = {
          messageId: randomUUID(),
          title: '美术课通知',
          text: '明天请带水彩笔',
          importance: 2,
          classes: [{ gradeName: '五年级', className: '(1)班' }],
          to: 'both',
        };
        return (await (await platform.as(who)).postJson('/api/base/messages/send', body)).body;
      };
      for (let count = 0; count < 30; count += 1) expect((await send('t.zhou')).status).toBe(200);
      expect(await send('t.zhou')).toMatchObject(refusal);
      expect((await send('ps.admin')).status).toBe(200);
    });

    describe('announcements', () => {
      const save = async (who: string, change: object = {}) => {
        const body = {
          id: randomUUID(),
          revision: 0,
          texts: { 'zh-CN': '今天停水', en: 'No water today' },
          level: 'info',
          startsAt: platform.now(),
          endsAt: platform.now() + day,
          unitIds: ['U2001'],
          userTypes: [],
          roles: [],
          ...change,
        };
        return (await (await platform.as(who)).postJson('/api/base/announcements/save', body)).body;
      };
      const notEnded = async (): Promise<number> => {
        const { db } = engine.database();
        const rows = await db
          .selectFrom('announcement')
          .select('id')
          .where('unit_id', '=', 'U2001')
          .where('ends_at', '>', platform.now())
          .execute();
        return rows.length;
      };
      const fill = async (left: number): Promise<void> => {
        while ((await notEnded()) < 50 - left) await save('ps.admin');
      };

      test('when a unit has 50 that have not ended, then another one waits for the first end, and changing one does not', async () => {
        await fill(1);
        const last = await save('ps.admin');
        expect(last.status).toBe(200);
        const beyond = await save('ps.admin');
        expect(beyond).toMatchObject(refusal);
        expect(beyond.message).toContain('50');
        const { data } = last;
        expect((await save('ps.admin', { ...data, level: 'warning' })).status).toBe(200);
        expect((await save('bureau.admin')).status).toBe(200);
        platform.advance(400 * day);
        await platform.as('ps.admin');
        expect(await notEnded()).toBe(0);
      });

      test('when ten come at once for three places, then three are made', async () => {
        await fill(3);
        const answers = await Promise.all(Array.from({ length: 10 }, () => save('ps.admin')));
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
        expect(await notEnded()).toBe(50);
      });
    });
  });

  describe('text messages with codes', () => {
    const phone = '19911112222';
    const email = 'limits@example.com';
    beforeEach(async () => {
      const { db } = engine.database();
      await db.updateTable('app_user').set({ phone, email }).where('id', '=', '2001').execute();
    });
    let address = 0;
    const forgot = async (username: string, contact: string, ip?: string) => {
      address += 1;
      const client = platform.createClient(ip ?? `10.9.0.${address}`);
      return (await client.post('/api/uaa/oauth/password/forgot', { username, contact })).body;
    };
    const sent = async (recipient: string): Promise<number> => {
      const { db } = engine.database();
      return (await db.selectFrom('outbox').select('id').where('recipient', '=', recipient).execute()).length;
    };

    test.each([
      ['exists', 't.zhou'],
      ['does not exist', 'nobody'],
    ])(
      'when a name that %s was asked for ten times a day, then it waits, and e-mail does not',
      async (_, name) => {
        await exhaust(`sms:asked:${hashToken(`${name}\n${phone}`)}`, 10);
        expect(await forgot(name, phone)).toMatchObject(refusal);
        expect((await forgot(name, email)).status).toBe(200);
        expect([await sent(phone), await sent(email)]).toEqual([0, name === 't.zhou' ? 1 : 0]);
      },
    );

    test('when a network has had its hundred of the day, then the next user who asks there waits', async () => {
      await exhaust('sms:address:10.9.1.1', 99);
      expect((await forgot('t.zhou', phone, '10.9.1.1')).status).toBe(200);
      expect(await sent(phone)).toBe(1);
      expect(await forgot('t.zhou', phone, '10.9.1.1')).toMatchObject(refusal);
      expect(await forgot('nobody', '19900009999', '10.9.1.1')).toMatchObject(refusal);
      expect((await forgot('nobody', '19900009999', '10.9.1.2')).status).toBe(200);
    });

    test('when nothing was sent, then asking in vain uses nothing of the network up', async () => {
      for (let count = 0; count < 12; count += 1) await forgot(`nobody-${count}`, phone, '10.9.1.3');
      const { db } = engine.database();
      const rows = await db
        .selectFrom('rate_limit')
        .select('key')
        .where('key', '=', 'limit:sms:address:10.9.1.3')
        .execute();
      expect(rows).toEqual([]);
    });

    test('when a unit has had its 300 of the day, then none is sent, the answer is as ever, and the audit trail says why', async () => {
      await exhaust('sms:unit:U2001', 300);
      const { requestId: _one, ...known } = await forgot('t.zhou', phone);
      const { requestId: _two, ...unknown } = await forgot('nobody', phone);
      expect(known).toEqual(unknown);
      expect(await sent(phone)).toBe(0);
      const { db } = engine.database();
      const lines = await db
        .selectFrom('auth_audit')
        .select('detail')
        .where('event', '=', 'password_forgot')
        .execute();
      expect(lines.map(({ detail }) => detail)).toContain('not_sent, limit of the unit');
    });
  });

  test('when time has passed, then codes, begun sign-ins, access records and announcements are gone', async () => {
    const { db } = engine.database();
    await platform.createClient().post('/api/uaa/social/qr/create');
    await db
      .insertInto('social_transaction')
      .values({
        state_hash: 's',
        browser_hash: 'b',
        provider: 'qy',
        created_at: 0,
        expires_at: platform.now() + 1,
      })
      .execute();
    const teacher = await platform.as('t.zhou');
    const form = { userId: '2001', userType: '2', unitId: 'U2001', resId: 'r', resName: 'n', type: '1' };
    await teacher.post('/api/base/user_access_detail', form);
    const count = async () =>
      Promise.all(
        (['qr_sign_in', 'social_transaction', 'access_record', 'announcement'] as const).map(
          async (table) => (await db.selectFrom(table).selectAll().execute()).length > 0,
        ),
      );
    const purgeAt = (instant: number) => purgeExpired({ database: engine.database(), clock: () => instant });
    expect(await count()).toEqual([true, true, true, true]);
    await purgeAt(platform.now() + day);
    expect(await count()).toEqual([false, false, true, true]);
    await purgeAt(platform.now() + 181 * day);
    expect(await count()).toEqual([false, false, false, true]);
    await purgeAt(platform.now() + 2 * 366 * day);
    expect(await count()).toEqual([false, false, false, false]);
  });
});
