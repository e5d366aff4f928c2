import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#platform/identity';
import { buildUnit, buildUser, forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { createScene } from '../../authorization/testing/scene.ts';
import {
  accountAt,
  createVisitor,
  eventsOf,
  openSchoolProvider,
  portalUrl,
  type SchoolProvider,
  signInThrough,
} from './testing/school-scene.ts';

const password = 'Demo2026';
const passwordHash = await hashPassword(password);

forEachEngine((engine) => {
  const unit = buildUnit();
  const otherUnit = buildUnit();
  let provider: SchoolProvider;
  let portal: TestPlatform;
  let creating: TestPlatform;
  beforeAll(async () => {
    provider = await openSchoolProvider(createScene);
    await engine.database().db.insertInto('unit').values([unit, otherUnit]).execute();
    const start = (overrides: object = {}) =>
      startTestPlatform(engine.database(), {
        publicUrl: portalUrl,
        socialAccounts: { school: accountAt(provider, unit.id, overrides) },
      });
    portal = await start();
    creating = await start({ creates: [2] });
  });
  afterAll(async () => {
    await Promise.all([portal.close(), creating.close(), provider.close()]);
  });

  /** A user of the provider; the id there is her external id. */
  const createPerson = async () => {
    const { user, signIn } = await provider.scene.createUser();
    return { id: user.id ?? '', browser: await signIn() };
  };
  const addUser = async (overrides: Parameters<typeof buildUser>[0]) => {
    const user = { ...buildUser(overrides), id: buildUser(overrides).id ?? '' };
    await engine.database().db.insertInto('app_user').values(user).execute();
    return user;
  };
  const comeFor = async (browser: Awaited<ReturnType<typeof createPerson>>['browser'], to = portal) => {
    const visitor = createVisitor(to);
    return { visitor, answer: await signInThrough(provider, browser, visitor) };
  };

  test('when the ways in are asked for, then the provider comes with its names, and without its secret', async () => {
    const { data } = (await portal.createClient().get('/api/uaa/social/info')).body;
    expect(data).toEqual([
      expect.objectContaining({
        providerId: 'school',
        providerNames: { 'zh-CN': '青江统一登录', en: 'Qingjiang account' },
      }),
    ]);
    expect(JSON.stringify(data)).not.toContain(provider.party.secret);
  });

  test('when somebody with that external id comes, then her account of the unit is open', async () => {
    const { id, browser } = await createPerson();
    const user = await addUser({ unit_id: unit.id, external_id: id, must_change_password: 1 });
    const { visitor, answer } = await comeFor(browser);
    expect(answer).toMatchObject({ status: 200, data: { userId: user.id } });
    const me = (await visitor.client.get('/api/uaa/oauth/me')).body.data;
    // She has no password that she could change.
    expect(me).toMatchObject({ userId: user.id, mustChangePassword: false });
    expect(await eventsOf(engine.database(), user.id)).toEqual(['login_succeeded (social)']);
  });

  test('when the sign-in began for a page, then the way back names it, and the provider never sees it', async () => {
    const visitor = createVisitor(portal);
    const address = new URL(await visitor.begin({ returnTo: '/desktop/home#/x', deviceId: 'iPad-7' }));
    expect(address.searchParams.get('redirect_uri')).toBe(`${portalUrl}/api/uaa/social/school/return`);
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    const state = address.searchParams.get('state') ?? '';
    const page = await visitor.comeBack(`${portalUrl}/api/uaa/social/school/return?state=${state}&code=c`);
    expect(Object.fromEntries(page.searchParams)).toEqual({
      redirect_uri: '/desktop/home#/x',
      deviceId: 'iPad-7',
      state,
      code: 'c',
    });
  });

  test('when the account is disabled, then nobody gets in', async () => {
    const { id, browser } = await createPerson();
    await addUser({ unit_id: unit.id, external_id: id, user_status: 'disabled' });
    expect((await comeFor(browser)).answer.code).toBe('account_disabled');
    // No second account is made for somebody whom the school has disabled.
    expect((await comeFor(browser, creating)).answer.code).toBe('account_disabled');
  });

  test('when an account of another unit has the id, even an administrator, then it is not opened', async () => {
    const { id, browser } = await createPerson();
    await addUser({ unit_id: otherUnit.id, external_id: id, user_type: 4 });
    expect((await comeFor(browser)).answer.code).toBe('social_unbound');
  });

  describe('two accounts of one person', () => {
    test('when one is disabled, then the other is open', async () => {
      const { id, browser } = await createPerson();
      await addUser({ unit_id: unit.id, external_id: id, user_type: 2, user_status: 'disabled' });
      const parent = await addUser({ unit_id: unit.id, external_id: id, user_type: 3 });
      expect((await comeFor(browser)).answer.data.userId).toBe(parent.id);
    });

    test('when both are enabled, then the one for the work is open, and she switches to the other', async () => {
      const { id, browser } = await createPerson();
      const teacher = await addUser({ unit_id: unit.id, external_id: id, user_type: 2 });
      const parent = await addUser({ unit_id: unit.id, external_id: id, user_type: 3 });
      const { visitor, answer } = await comeFor(browser);
      expect(answer.data.userId).toBe(teacher.id);
      const path = `/api/uaa/social/switch/login?userId=${parent.id}`;
      expect((await visitor.client.get(path)).body).toMatchObject({ code: 'ok' });
      expect((await visitor.client.get('/api/uaa/oauth/me')).body.data.userId).toBe(parent.id);
      await comeFor(browser);
      const events = await eventsOf(engine.database(), teacher.id);
      expect(events.filter((event) => event.startsWith('identity_linked'))).toEqual([
        `identity_linked (${parent.login_name})`,
      ]);
    });

    test('when one is an administrator, then the other is open', async () => {
      const { id, browser } = await createPerson();
      await addUser({ unit_id: unit.id, external_id: id, user_type: 4 });
      const teacher = await addUser({ unit_id: unit.id, external_id: id, user_type: 2 });
      expect((await comeFor(browser)).answer.data.userId).toBe(teacher.id);
    });
  });

  test('when an administrator has a second step, then she is asked for it', async () => {
    const { id, browser } = await createPerson();
    const admin = await addUser({ unit_id: unit.id, external_id: id, user_type: 4 });
    const { db } = engine.database();
    const step = { user_id: admin.id, secret: 'sealed', created_at: 0, last_step: 0 };
    await db.insertInto('second_step').values(step).execute();
    const { visitor } = await comeFor(browser);
    expect((await visitor.client.get('/api/uaa/session/list')).body.code).toBe('second_step_required');
  });

  describe('somebody without an account', () => {
    test('when the school wants accounts made, then she gets one, with an audit line, and keeps it', async () => {
      const { id, browser } = await createPerson();
      const { visitor, answer } = await comeFor(browser, creating);
      expect(answer).toMatchObject({ status: 200, data: { userType: 2, unitId: unit.id } });
      const me = (await visitor.client.get('/api/uaa/oauth/me')).body.data;
      expect(me).toMatchObject({ realName: '王老师', mustChangePassword: false });
      const { userId } = answer.data;
      expect(await eventsOf(engine.database(), userId)).toEqual([
        'user_created (school_provider)',
        'login_succeeded (social)',
      ]);
      const { db } = engine.database();
      const row = await db
        .selectFrom('app_user')
        .selectAll()
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({
        external_id: id,
        login_name: expect.stringMatching(/^wanglaoshi\d+$/),
        password_hash: null,
        class_name: '',
      });
      expect((await comeFor(browser, creating)).answer.data.userId).toBe(userId);
    });

    test('when two browsers bring her first sign-in at once, then there is one account', async () => {
      const { id, browser } = await createPerson();
      const answers = await Promise.all([1, 2, 3].map(() => comeFor(browser, creating)));
      expect(new Set(answers.map(({ answer }) => answer.data.userId)).size).toBe(1);
      const { db } = engine.database();
      const rows = await db.selectFrom('app_user').select('id').where('external_id', '=', id).execute();
      expect(rows).toHaveLength(1);
    });

    test('when the school wants none of her type, then she binds an account, and that one opens from then on', async () => {
      const { browser } = await createPerson();
      const user = await addUser({ unit_id: unit.id, password_hash: passwordHash });
      const { visitor, answer } = await comeFor(browser);
      expect(answer).toMatchObject({
        code: 'social_unbound',
        data: { provider: 'school', providerNames: { en: 'Qingjiang account' } },
      });
      const { pendingToken } = answer.data;
      const form = { username: user.login_name, password, pendingToken };
      expect((await visitor.client.post('/api/uaa/social/link/bind', form)).body.code).toBe('ok');
      expect((await comeFor(browser)).answer.data.userId).toBe(user.id);
      // The account moves to another school: this one's provider does not open it any more.
      const { db } = engine.database();
      await db.updateTable('app_user').set({ unit_id: otherUnit.id }).where('id', '=', user.id).execute();
      expect((await comeFor(browser)).answer.code).toBe('social_unbound');
    });

    test('when she names an account of another unit, then it is not bound, and she may name another one', async () => {
      const { browser } = await createPerson();
      const foreign = await addUser({ unit_id: otherUnit.id, password_hash: passwordHash });
      const own = await addUser({ unit_id: unit.id, password_hash: passwordHash });
      const { visitor, answer } = await comeFor(browser);
      const bind = (username: string) =>
        visitor.client.post('/api/uaa/social/link/bind', {
          ...{ username, password, pendingToken: answer.data.pendingToken },
        });
      expect((await bind(foreign.login_name)).body).toMatchObject({ code: 'conflict', data: null });
      expect((await bind(own.login_name)).body.code).toBe('ok');
    });
  });
});
