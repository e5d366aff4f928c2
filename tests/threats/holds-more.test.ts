import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '#platform/identity';
import { buildUser, grantDirectly } from '#platform/testing';
import { type Call, fullRoleCode, type Permission, permissions, userTypeCodes } from '#shared/contracts';
import { buildPayload } from './testing/build-payload.ts';
import { type EveryCall, openEveryCallOnSqlite, servedCalls } from './testing/every-call.ts';
import { type PersonRows, readPersonRows } from './testing/person-rows.ts';

const { administrator, parent, teacher } = userTypeCodes;
const unit = 'U2001';
const victim = 'victim';
/** The account as a teacher that a parent switches to. */
const otherAccount = 'other-account';
const role = 'victims';
const keeping = permissions.filter((one) => /^(?:base|admin):/.test(one));
const changes: readonly Call[] = servedCalls.filter(
  ({ audience, effect }) => audience === 'signed-in' && effect !== 'read',
);

/** Every field that names somebody names her, whatever it is called, and what is taken is what she holds. */
const samples = {
  ...{ userId: victim, userIds: [victim], parentId: victim, childId: victim, teacherId: victim },
  ...{ add: [], remove: [victim], roleId: role, code: role, withPeople: true, revision: 1, grants: [] },
  unitId: '',
  ...{ loginName: victim, realName: '改名', phone: '13900001111', email: 'new@example.com', sex: '' },
  ...{ gradeName: '', className: '', userType: teacher, userStatus: 'disabled', audience: 'teachers' },
};

/** Somebody whom the calls are about. She alone holds one thing more than the caller, a parent by her other account. */
type Victim = readonly [
  name: string,
  userType: typeof administrator | typeof parent | typeof teacher,
  held: Permission | typeof fullRoleCode,
];
const victims: readonly Victim[] = [
  ['a full administrator', administrator, fullRoleCode],
  ['an administrator with a part', administrator, 'admin:retention'],
  ['a teacher with a part', teacher, 'base:list'],
  ['a parent who is a teacher with a part', parent, 'base:list'],
];

describe('whoever holds more', () => {
  let every: EveryCall;
  let made = 0;
  beforeAll(async () => {
    every = await openEveryCallOnSqlite();
  });
  afterAll(() => every?.close());

  const makeCaller = async (held: readonly string[]): Promise<string> => {
    made += 1;
    const id = `caller-${made}`;
    const user = buildUser({ id, login_name: id, unit_id: unit, user_type: administrator });
    await every.db.insertInto('app_user').values(user).execute();
    const grants = held.filter((one) => one.includes(':'));
    if (grants.length > 0) await grantDirectly(every.db, id, ...grants);
    if (held.includes(fullRoleCode))
      await every.db.insertInto('user_role').values({ user_id: id, role_code: fullRoleCode }).execute();
    return id;
  };
  /** Puts her and her role back as they were before a call. */
  const plant = async (userType: Victim[1], held: string): Promise<void> => {
    const { db } = every;
    for (const table of ['user_role', 'resource_grant', 'second_step', 'auth_session'] as const)
      await db.deleteFrom(table).where('user_id', '=', victim).execute();
    await db.deleteFrom('role_grant').where('role_id', '=', role).execute();
    await db.deleteFrom('unit_role').where('id', '=', role).execute();
    const { id: _, ...row } = buildUser({
      ...{ id: victim, login_name: victim, real_name: '何校长', unit_id: unit, user_type: userType },
      ...{
        phone: '13800000000',
        email: 'old@example.com',
        password_hash: null,
        avatar: '/picture',
        revision: 1,
      },
    });
    await db
      .insertInto('app_user')
      .values({ id: victim, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ user_status: 'enabled', ...row }))
      .execute();
    const names = { code: role, name: role, en_name: '' };
    const times = { updated_at: 0, revision: 1 };
    await db
      .insertInto('unit_role')
      .values({ id: role, unit_id: unit, ...names, ...times })
      .execute();
    await db
      .insertInto('role_grant')
      .values({ role_id: role, app_code: 'base', node_code: 'view' })
      .execute();
    await db.insertInto('user_role').values({ user_id: victim, role_code: role }).execute();
    if (userType === parent) await plantOtherAccount(db, held);
    else if (held.includes(':')) await grantDirectly(db, victim, held);
    else await db.insertInto('user_role').values({ user_id: victim, role_code: held }).execute();
    await db
      .insertInto('second_step')
      .values({ user_id: victim, secret: null, last_step: 0, created_at: 0 })
      .execute();
    const request = { id: 'plant', ip: '10.0.0.1', userAgent: 'plant' };
    await startSession(db, { userId: victim, amr: ['pwd'], request }, every.platform.now());
  };
  /** Whether a call takes something from her, or changes something of her; a gift is no harm. */
  const changeBy = async (call: Call, userId: string, [, userType, held]: Victim): Promise<boolean> => {
    await plant(userType, held);
    const before = await readPersonRows(every.db, victim);
    const [appCode, nodeCode] = held.split(':');
    await every.send(call, buildPayload(call, { ...samples, appCode, nodeCode }), { userId });
    return isHarmed(before, await readPersonRows(every.db, victim));
  };

  it.each(victims)(
    'when %s is named by any call of somebody who holds all but that, then nothing of her changes',
    async (...one) => {
      const caller = await makeCaller(keeping.filter((permission) => permission !== one[2]));
      const changing: string[] = [];
      for (const call of changes) if (await changeBy(call, caller, one)) changing.push(call.name);
      expect(changing).toEqual([]);
    },
  );

  it('when a full administrator sends the same calls, then they do what they are for', async () => {
    const caller = await makeCaller([fullRoleCode]);
    for (const one of victims) {
      const changing: string[] = [];
      for (const call of changes) if (await changeBy(call, caller, one)) changing.push(call.name);
      expect(changing, one[0]).toEqual(
        expect.arrayContaining([
          'base.people.update',
          'base.people.set_status',
          'base.people.reset_password',
          'base.people.remove_picture',
          'base.roles.save',
          'base.roles.remove',
          'base.roles.set_people',
          'uaa.second_step.reset',
          'uaa.session.end_of_user',
          ...(one[1] === teacher ? ['base.password_slips.make'] : []),
          ...(one[2] === fullRoleCode || one[1] === parent ? [] : ['base.roles.set_direct']),
        ]),
      );
    }
  });
});

async function plantOtherAccount(db: EveryCall['db'], held: string): Promise<void> {
  await db.deleteFrom('app_user').where('id', '=', otherAccount).execute();
  const names = { id: otherAccount, login_name: otherAccount, unit_id: unit };
  await db
    .insertInto('app_user')
    .values(buildUser({ ...names, user_type: teacher }))
    .execute();
  await db
    .insertInto('parent_teacher_link')
    .values({ parent_id: victim, teacher_id: otherAccount })
    .execute();
  await grantDirectly(db, otherAccount, held);
}

function isHarmed(before: PersonRows, after: PersonRows): boolean {
  return (
    before.account.join() !== after.account.join() ||
    before.rights.some((right) => !after.rights.includes(right))
  );
}
