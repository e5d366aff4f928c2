import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DemoPlatform, forEachEngine, startDemoPlatform, type TestAnswer } from '#platform/testing';

const paths = {
  set: '/api/base/people/user/set_picture',
  remove: '/api/base/people/user/remove_picture',
  get: '/api/base/people/user/get',
  save: '/api/uaa/profile/picture',
  me: '/api/uaa/oauth/me',
};
/** Header, a frame of 64 by 64 pixels and a scan: all that is read of a JPEG. */
const picture = `data:image/jpeg;base64,${Buffer.from('ffd8ffe000044a46ffc0000b080040004001011100ffda0002ffd9', 'hex').toString('base64')}`;
const zhou = { userId: '2001', loginName: 't.zhou' };

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine.database());
  });
  afterAll(() => platform.close());

  let avatar: string;
  beforeEach(async () => {
    const { db } = engine.database();
    await db.deleteFrom('outbox').execute();
    await db
      .deleteFrom('auth_audit')
      .where('event', 'in', ['user_picture_removed', 'user_picture_set'])
      .execute();
    const { body } = await (await platform.as(zhou.loginName)).postJson(paths.save, { picture });
    avatar = body.data.avatar;
  });

  const remove = async (as: string, userId: string): Promise<TestAnswer['body']> =>
    (await (await platform.as(as)).post(paths.remove, { userId })).body;
  const pictureOf = async (loginName: string): Promise<string | null> =>
    (await (await platform.as(loginName)).get(paths.me)).body.data.avatar;
  const sentNotices = () =>
    engine
      .database()
      .db.selectFrom('outbox')
      .select(['channel', 'recipient', 'body'])
      .orderBy('channel', 'desc')
      .execute();
  const trail = () =>
    engine
      .database()
      .db.selectFrom('auth_audit')
      .select(['user_id', 'actor_id', 'login_name'])
      .where('event', 'in', ['user_picture_removed', 'user_picture_set'])
      .execute();

  describe('a picture that the school sets', () => {
    const set = async (as: string, userId: string, address = picture): Promise<TestAnswer['body']> =>
      (await (await platform.as(as)).postJson(paths.set, { userId, picture: address })).body;

    test('when an administrator sets it, then it takes the place of the old one, and the line names her', async () => {
      const body = await set('ps.admin', zhou.userId);
      expect([body.code, body.data.avatar]).toEqual(['ok', await pictureOf(zhou.loginName)]);
      expect(body.data.avatar).not.toBe(avatar);
      expect((await (await platform.as('ps.admin')).get(avatar)).http).toBe(404);
      expect(await trail()).toEqual([{ user_id: zhou.userId, actor_id: '4002', login_name: zhou.loginName }]);
    });

    test('when it is set, then its owner is told in both languages, but not of what she did herself', async () => {
      await set('ps.admin', '4002');
      expect(await sentNotices()).toEqual([]);
      await set('ps.admin', zhou.userId);
      const notices = await sentNotices();
      expect(notices.map(({ channel }) => channel)).toEqual(['sms', 'email']);
      for (const { body } of notices) expect(body).toMatch(/设置了您的头像.*\|\|\|.*has set your picture/);
    });

    test.each([
      'data:image/svg+xml;base64,PHN2Zy8+',
      'data:image/jpeg;base64,PHNjcmlwdD4=',
      'https://elsewhere.example/a.jpg',
    ])('when it is %s, then it is refused and the old one stays', async (address) => {
      const { code, fieldErrors } = await set('ps.admin', zhou.userId, address);
      expect([code, fieldErrors[0].field]).toEqual(['invalid_input', 'picture']);
      expect(await pictureOf(zhou.loginName)).toBe(avatar);
      expect(await trail()).toEqual([]);
    });

    test.each([
      ['t.zhou', 'forbidden'],
      ['p.zhou', 'forbidden'],
      ['ms.admin', 'not_found'],
      ['bureau.admin', 'not_found'],
    ])('when %s tries, then the old one stays (%s)', async (loginName, code) => {
      expect((await set(loginName, zhou.userId)).code).toBe(code);
      expect(await pictureOf(zhou.loginName)).toBe(avatar);
    });
  });

  describe('an offensive picture', () => {
    test('when an administrator removes it, then nobody can look at it any more, and the line names her', async () => {
      const body = await remove('ps.admin', zhou.userId);
      expect([body.code, body.data.avatar]).toEqual(['ok', null]);
      expect(await pictureOf(zhou.loginName)).toBeNull();
      expect((await (await platform.as('ps.admin')).get(avatar)).http).toBe(404);
      expect(await trail()).toEqual([{ user_id: zhou.userId, actor_id: '4002', login_name: zhou.loginName }]);
    });

    test('when it is removed, then its owner is told where she can be reached, in both languages', async () => {
      await remove('ps.admin', zhou.userId);
      const notices = await sentNotices();
      expect(notices.map(({ channel, recipient }) => [channel, recipient])).toEqual([
        ['sms', '19900002001'],
        ['email', 'zhou.min@example.com'],
      ]);
      for (const { body } of notices) expect(body).toMatch(/头像.*\|\|\|.*picture/);
    });

    test('when somebody has a form of the person open meanwhile, then it can still be saved', async () => {
      const client = await platform.as('ps.admin');
      const revisionOf = async () =>
        (await client.get(`${paths.get}?userId=${zhou.userId}`)).body.data.revision;
      const before = await revisionOf();
      await remove('ps.admin', zhou.userId);
      expect(await revisionOf()).toBe(before);
    });

    test('when there is none any more, then the answer is the same, and nobody is told or noted twice', async () => {
      await remove('ps.admin', zhou.userId);
      const body = await remove('ps.admin', zhou.userId);
      expect([body.code, body.data.avatar]).toEqual(['ok', null]);
      expect(await sentNotices()).toHaveLength(2);
      expect(await trail()).toHaveLength(1);
    });

    test('when an administrator removes her own, then she is not told of it', async () => {
      await (await platform.as('ps.admin')).postJson(paths.save, { picture });
      expect((await remove('ps.admin', '4002')).code).toBe('ok');
      expect(await pictureOf('ps.admin')).toBeNull();
      expect(await sentNotices()).toEqual([]);
      expect(await trail()).toMatchObject([{ user_id: '4002', actor_id: '4002' }]);
    });

    test.each([
      ['s.zhoule', 'forbidden'],
      ['t.zhou', 'forbidden'],
      ['p.zhou', 'forbidden'],
      ['ms.admin', 'not_found'],
      ['bureau.admin', 'not_found'],
    ])('when %s tries, then it stays (%s)', async (loginName, code) => {
      expect((await remove(loginName, zhou.userId)).code).toBe(code);
      expect(await pictureOf(zhou.loginName)).toBe(avatar);
      expect(await sentNotices()).toEqual([]);
    });
  });
});
