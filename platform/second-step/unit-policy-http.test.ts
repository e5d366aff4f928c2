import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '#platform/demo';
import { createAuditWriter, createSessionsEnder } from '#platform/identity';
import {
  type DemoPlatform,
  forEachEngine,
  grantDirectly,
  grantsOf,
  startDemoPlatform,
  type TestClient,
} from '#platform/testing';
import { resetByOperator } from './reset.ts';
import { createSecondStepUser, stepPath as path, type SecondStepUser } from './testing/second-step-user.ts';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  let user: SecondStepUser;
  let admin: TestClient;
  let bureau: TestClient;
  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database());
    user = createSecondStepUser(platform);
    admin = await user.signIn('ps.admin');
    bureau = await user.signIn('bureau.admin');
  });
  afterEach(() => platform.close());

  const ask = (client: TestClient, isRequired: boolean, unitId = '') =>
    client.post(`${path}/require`, { unitId, isRequired: String(isRequired) });

  test('when a unit asks for it, then sessions go on, and the next sign-in sets it up before anything else', async () => {
    const { db } = engine.database();
    await db.updateTable('app_user').set({ user_type: 4 }).where('login_name', '=', 't.wu').execute();
    const open = await user.signIn('t.wu');
    expect((await ask(admin, true)).body).toMatchObject({ code: 'forbidden' });
    await user.enrol(admin);
    expect((await ask(admin, true)).body.code).toBe('ok');

    expect((await open.get('/api/uaa/session/list')).body.code).toBe('ok');
    const client = await user.signIn('t.wu');
    expect((await user.meOf(client)).secondStep).toBe('enrol');
    expect((await client.get('/api/uaa/session/list')).body.code).toBe('second_step_required');
    expect((await client.post('/api/sso/ticket/issue', { targetApp: 'a', unitHost: '' })).body.code).toBe(
      'second_step_required',
    );
    await user.enrol(client);
    expect((await client.get('/api/uaa/session/list')).body.code).toBe('ok');
    expect((await client.post(`${path}/remove`, { password: demoPassword })).body.code).toBe('forbidden');
    // A teacher of the same school signs in as before.
    expect((await user.meOf(await user.signIn('t.zhou'))).secondStep).toBeNull();

    const { data } = (await admin.get(`${path}/unit?unitId=`)).body;
    expect(data).toMatchObject({ isRequired: true, isByBureau: false });
    const names = data.administrators.filter(({ since }: { since: string | null }) => since !== null);
    expect(names.map(({ loginName }: { loginName: string }) => loginName).toSorted()).toEqual([
      'ps.admin',
      't.wu',
    ]);
    expect((await ask(admin, false)).body.code).toBe('ok');
    expect((await client.get(`${path}/state`)).body.data.isRequired).toBe(false);
  });

  test.each(['a grant of her own', 'a role'])(
    'when a teacher keeps a part of the school by %s, then she is asked like an administrator',
    async (way) => {
      const { db } = engine.database();
      await user.enrol(admin);
      await ask(admin, true);
      const stepOf = async () => (await user.meOf(await user.signIn('t.wu'))).secondStep;
      // Another app is no part of it, nor is a class of her own.
      await grantDirectly(db, '2002', 'exam:mark');
      expect(await stepOf()).toBeNull();
      if (way === 'a role') {
        const role = {
          unitId: '',
          roleId: '',
          code: 'clerk',
          name: '教务',
          enName: '',
          grants: grantsOf('base:import'),
        };
        const saved = (await admin.postJson('/api/base/roles/save', role)).body.data;
        await admin.postJson('/api/base/roles/set_people', { roleId: saved.roleId, add: ['2002'] });
      } else await grantDirectly(db, '2002', 'base:import');
      expect(await stepOf()).toBe('enrol');
      const { administrators } = (await admin.get(`${path}/unit?unitId=`)).body.data;
      expect(administrators).toContainEqual(expect.objectContaining({ loginName: 't.wu', since: null }));
      const client = await user.signIn('t.wu');
      const importList = '/api/base/import/list?unitId=&page=1&size=10';
      expect((await client.get(importList)).body.code).toBe('second_step_required');
      await user.enrol(client);
      expect((await client.get(importList)).body.code).toBe('ok');
      expect((await client.post(`${path}/remove`, { password: demoPassword })).body.code).toBe('forbidden');
    },
  );

  test('when the bureau asks a school for it, then the school does not end that', async () => {
    await user.enrol(bureau);
    expect((await ask(bureau, true, 'U2001')).body.code).toBe('ok');
    expect((await ask(admin, false)).body.code).toBe('forbidden');
    expect((await admin.get(`${path}/unit?unitId=`)).body.data).toMatchObject({
      isRequired: true,
      isByBureau: true,
    });
    expect((await user.meOf(await user.signIn('ps.admin'))).secondStep).toBe('enrol');
    expect((await ask(bureau, false, 'U2001')).body.code).toBe('ok');
    expect((await user.meOf(await user.signIn('ps.admin'))).secondStep).toBeNull();
  });

  test('when somebody else asks a unit for it, then she is refused', async () => {
    await user.enrol(admin);
    expect((await ask(admin, true, 'U1001')).body.code).toBe('not_found');
    expect((await ask(await platform.as('t.zhou'), true)).body.code).toBe('forbidden');
  });

  test('when an administrator resets a lost one, then the sessions end, the owner hears of it, and the password is enough', async () => {
    const { db } = engine.database();
    const { userId } = await user.meOf(admin);
    await db.updateTable('app_user').set({ phone: '13900005555' }).where('id', '=', userId).execute();
    await user.enrol(admin);
    const half = await user.signIn('ps.admin');
    const own = await admin.post(`${path}/reset`, { userId });
    expect(own.body.code).toBe('forbidden');
    expect((await (await platform.as('t.zhou')).post(`${path}/reset`, { userId })).body.code).toBe(
      'forbidden',
    );
    expect((await bureau.post(`${path}/reset`, { userId })).body.code).toBe('ok');
    expect((await bureau.post(`${path}/reset`, { userId })).body.code).toBe('not_found');
    for (const client of [admin, half]) expect((await user.meOf(client)) ?? null).toBeNull();
    expect((await user.meOf(await user.signIn('ps.admin'))).secondStep).toBeNull();
    const sent = await db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', '13900005555')
      .execute();
    expect(sent[0]?.body).toContain('two-step sign-in');
    const line = await db
      .selectFrom('auth_audit')
      .select(['user_id', 'actor_id'])
      .where('event', '=', 'second_step_reset')
      .executeTakeFirstOrThrow();
    expect(line.actor_id).toBe((await user.meOf(bureau)).userId);
    expect(line.user_id).toBe(userId);
  });

  test('when the operator resets the last one, then it is gone; of a name without one nothing is', async () => {
    await user.enrol(admin);
    const clock = platform.now;
    const deps = {
      database: engine.database(),
      clock,
      writeAudit: createAuditWriter(clock),
      endSessionsOf: createSessionsEnder({ clock }),
    };
    const request = { id: 'x', ip: '', userAgent: 'npm run portal' };
    expect(await resetByOperator(deps, 'ps.admin', request)).toBe('reset');
    expect(await resetByOperator(deps, 'ps.admin', request)).toBe('none');
    expect(await resetByOperator(deps, 'nobody', request)).toBe('unknown');
    expect((await user.meOf(admin)) ?? null).toBeNull();
  });
});
