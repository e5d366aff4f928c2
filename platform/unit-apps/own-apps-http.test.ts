import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import { maxOwnApps } from '#shared/contracts';
import { openUnit, type UnitUnderTest } from './testing/open-unit.ts';

const link = {
  ...{ unitId: '', code: '', revision: 0, kind: 'link', name: '市图书馆', englishName: 'City Library' },
  ...{ address: 'https://library.example/', clientId: '', groupCode: 'teaching', userTypes: [1, 2] },
};

forEachEngine((engine) => {
  let unit: UnitUnderTest;
  beforeEach(async () => {
    unit = await openUnit(engine.database());
  });
  afterEach(() => unit.close());

  const save = async (change: object, login = 'ps.admin') =>
    (await (await unit.as(login)).postJson('/api/base/unit_own_apps/save', { ...link, ...change })).body;
  const remove = async (code: string, login = 'ps.admin') =>
    (await (await unit.as(login)).post('/api/base/unit_own_apps/remove', { unitId: '', code })).body;
  const iconOf = async (login: string, code: string) =>
    (await unit.groupsOf(login)).flatMap(({ iconVMs }) => iconVMs).find((icon) => icon.code === code);

  test('when an administrator adds a link, then it stands on the desktops of her unit alone, for whom she named', async () => {
    const { data } = await save({});
    expect(data).toMatchObject({ kind: 'link', revision: 0, userTypes: [1, 2] });
    expect(await iconOf('t.zhou', data.code)).toMatchObject({ kind: 'link', address: link.address });
    expect(await iconOf('s.zhoule', data.code)).toBeDefined();
    expect(await iconOf('p.zhou', data.code)).toBeUndefined();
    expect(await iconOf('t.chen', data.code)).toBeUndefined();
    const listed = (await unit.list('ps.admin')).data.groups.flatMap(({ apps }) => apps);
    expect(listed.find(({ code }) => code === data.code)).toMatchObject({ isOwn: true, kind: 'link' });
  });

  test('when it is changed, then the new address counts; an old revision is refused', async () => {
    const { code } = (await save({})).data;
    const address = 'https://library.example/new';
    expect((await save({ code, address })).data).toMatchObject({ address, revision: 1 });
    expect((await save({ code, address: link.address })).code).toBe('conflict');
    expect(await iconOf('t.zhou', code)).toMatchObject({ address });
  });

  test('when it is removed, then it is gone; of the catalogue nothing can be removed', async () => {
    const { code } = (await save({})).data;
    expect((await remove('exam')).code).toBe('not_found');
    expect((await remove(code)).status).toBe(200);
    expect(await iconOf('t.zhou', code)).toBeUndefined();
    const events = await engine
      .database()
      .db.selectFrom('auth_audit')
      .select('event')
      .where('event', 'like', 'app_own_%')
      .execute();
    expect(events.map(({ event }) => event).toSorted()).toEqual(['app_own_added', 'app_own_removed']);
  });

  test('when somebody else tries, then nothing is added or removed', async () => {
    expect((await save({}, 't.zhou')).code).toBe('forbidden');
    const { code } = (await save({})).data;
    expect((await save({ code }, 'ms.admin')).code).toBe('not_found');
    expect((await remove(code, 'ms.admin')).code).toBe('not_found');
  });

  describe('T60 addresses', () => {
    test.each([
      'javascript:alert(1)',
      'data:text/html,<script>1</script>',
      'http://library.example/',
      'https://user:word@library.example/',
      'https://*.example/',
      '/desktop/home',
      'http://portal.test/desktop/home',
    ])('when it is %s, then it is refused at the field', async (address) => {
      for (const kind of ['link', 'frame']) {
        const { code, fieldErrors } = await save({ kind, address });
        expect([code, fieldErrors?.[0]?.field]).toEqual(['invalid_input', 'address']);
      }
    });

    test('when its group is none of the catalogue, then it is refused at the field', async () => {
      const { code, fieldErrors } = await save({ groupCode: 'nothing' });
      expect([code, fieldErrors?.[0]?.field]).toEqual(['invalid_input', 'groupCode']);
    });

    test('when the client of an app is not on for the unit, then it is refused', async () => {
      const { fieldErrors } = await save({ kind: 'oidc', clientId: 'reader', address: '' });
      expect(fieldErrors?.[0]?.field).toBe('clientId');
    });
  });

  test('when an app is a client that the unit lets in, then its page may be at that client alone', async () => {
    const { db } = engine.database();
    const uri = 'https://reader.example/start';
    await db
      .updateTable('oauth_client')
      .set({ initiate_login_uri: uri })
      .where('id', '=', 'reader')
      .execute();
    const entered = { kind: 'oidc', clientId: 'reader' };
    expect((await save({ ...entered, address: 'https://evil.example/' })).fieldErrors?.[0]?.field).toBe(
      'address',
    );
    const { code } = (await save({ ...entered, address: 'https://reader.example/shelf' })).data;
    // This platform has no provider: nobody could be signed in.
    expect(await iconOf('t.zhou', code)).toMatchObject({ kind: 'oidc', address: null });
  });

  test('when a unit has as many as it may, then the next one is refused', async () => {
    const row = { group_code: 'teaching', position: 1, name: 'x', server_id: 'base', kind: 'link' } as const;
    const rows = Array.from({ length: maxOwnApps }, (_, at) => ({
      ...{ ...row, code: `x${at}`, owner_unit_id: 'U2001', address: link.address },
    }));
    await engine.database().db.insertInto('desktop_app').values(rows).execute();
    expect((await save({})).fieldErrors?.[0]?.field).toBe('name');
  });

  describe('a ticket of a framed app', () => {
    const origin = 'https://library.example';
    const issue = async (login: string, payload: object) =>
      (await (await unit.as(login)).post('/api/base/frames/ticket', payload as Record<string, string>)).body;
    const redeem = async (payload: object) =>
      (await unit.createClient('10.9.9.9').postJson('/api/base/frames/redeem', payload)).body;

    test('when its server redeems it, then it learns who looks, once', async () => {
      const { code } = (await save({ kind: 'frame' })).data;
      const { ticket } = (await issue('t.zhou', { code, origin })).data;
      const answers = await Promise.all(Array.from({ length: 5 }, () => redeem({ ticket, code, origin })));
      const good = answers.filter(({ status }) => status === 200);
      expect(good).toHaveLength(1);
      expect(good[0]?.data).toMatchObject({ realName: '周敏 Zhou Min', userType: 2, unitId: 'U2001' });
      expect((await redeem({ ticket, code, origin })).code).toBe('ticket_invalid');
    });

    test('when another origin or app shows it, then it is refused and spent; nobody signs in with it', async () => {
      const { code } = (await save({ kind: 'frame' })).data;
      for (const wrong of [{ origin: 'https://evil.example' }, { code: 'own-other' }]) {
        const { ticket } = (await issue('t.zhou', { code, origin })).data;
        expect((await redeem({ ticket, code, origin, ...wrong })).code).toBe('ticket_invalid');
        expect((await redeem({ ticket, code, origin })).code).toBe('ticket_invalid');
      }
      const { ticket } = (await issue('t.zhou', { code, origin })).data;
      const form = { ticket, app: code, unitHost: origin };
      const signIn = await unit.createClient('10.9.9.8').post('/api/sso/ticket/login', form);
      expect(signIn.body.code).toBe('ticket_invalid');
    });

    test('when it is older than a minute, or the user was disabled meanwhile, then it is refused', async () => {
      const { code } = (await save({ kind: 'frame' })).data;
      const late = (await issue('t.zhou', { code, origin })).data;
      expect(late.expiresIn).toBe(60);
      unit.advance(60_001);
      expect((await redeem({ ticket: late.ticket, code, origin })).code).toBe('ticket_invalid');
      const { ticket } = (await issue('t.zhou', { code, origin })).data;
      await engine
        .database()
        .db.updateTable('app_user')
        .set({ user_status: 'disabled' })
        .where('id', '=', '2001')
        .execute();
      expect((await redeem({ ticket, code, origin })).code).toBe('ticket_invalid');
    });

    test('when nobody is signed in, or the app was removed, then there is no ticket', async () => {
      const { code } = (await save({ kind: 'frame' })).data;
      const nobody = unit.createClient('10.9.9.7');
      expect((await nobody.post('/api/base/frames/ticket', { code, origin })).body.status).toBe(401);
      await remove(code);
      expect((await issue('t.zhou', { code, origin })).code).toBe('not_found');
    });

    test('when the origin is not that of the app, or the app is no frame of hers, then there is no ticket', async () => {
      const { code } = (await save({ kind: 'frame' })).data;
      expect((await issue('t.zhou', { code, origin: 'https://evil.example' })).code).toBe('not_found');
      expect((await issue('t.chen', { code, origin })).code).toBe('not_found');
      expect((await issue('t.zhou', { code: 'exam', origin })).code).toBe('not_found');
    });
  });
});
