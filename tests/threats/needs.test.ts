import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoClassId } from '#platform/demo';
import { buildUser, grantDirectly } from '#platform/testing';
import {
  type Call,
  DomainError,
  isOpenTo,
  type Permission,
  permissions,
  permissionsOf,
  type UserType,
  userTypeCodes,
} from '#shared/contracts';
import { buildPayload } from './testing/build-payload.ts';
import { type EveryCall, openEveryCallOnSqlite, servedCalls } from './testing/every-call.ts';

const { administrator, teacher } = userTypeCodes;

/** Calls that ask somebody of a user type for a permission. */
function askedCalls(userType: UserType): readonly Call[] {
  return servedCalls.filter(
    ({ audience, needs }) =>
      audience === 'signed-in' && permissionsOf(needs).length > 0 && !isOpenTo({ userType }, needs),
  );
}

/** Served by an address that is no call. */
const askedElsewhere: readonly Permission[] = ['app:app.override'];

/** Decided by what a unit is: only a bureau may send them. */
const ofBureaus = ['base.area.schools', 'base.units.create', 'base.units.schools', 'base.licence.save'];

/** A page shows this text where it knows nothing else. */
const notPermitted = new DomainError('forbidden').message;

/** The samples find things that there are, so that a handler comes as far as it can. */
const samples = {
  serverId: 'exam',
  classId: demoClassId('U2001', '三年级', '(2)班'),
  decorationSet: '{"themeList":[],"footerMsg":{"baList":[]}}',
  userId: '1001',
  unitId: 'U2001',
};

describe('the permission that a call asks for', () => {
  let every: EveryCall;
  let made = 0;
  beforeAll(async () => {
    every = await openEveryCallOnSqlite();
  });
  afterAll(() => every?.close());

  /** Somebody who holds these permissions by grants, besides what her user type gives her. */
  const makeHolder = async (
    userType: UserType,
    held: readonly Permission[],
    unitId = 'U2001',
  ): Promise<string> => {
    made += 1;
    const id = `holder-${made}`;
    const user = buildUser({ id, login_name: id, unit_id: unitId, user_type: userType });
    await every.db.insertInto('app_user').values(user).execute();
    if (held.length > 0) await grantDirectly(every.db, id, ...held);
    return id;
  };
  const codeOf = async (call: Call, userId: string, payload: unknown): Promise<string> =>
    (await every.send(call, payload, { userId })).code;

  it.each([administrator, teacher])(
    'when somebody of user type %i holds everything but what opens a call, then it is refused, whatever it holds',
    async (userType) => {
      const opened: string[] = [];
      const holders = new Map<string, string>();
      for (const call of askedCalls(userType)) {
        const asked = permissionsOf(call.needs);
        const key = asked.join();
        const others = permissions.filter((one) => !asked.includes(one));
        const userId = holders.get(key) ?? (await makeHolder(userType, others));
        holders.set(key, userId);
        // No grant takes away what her user type gives her.
        if (asked.every((one) => one === 'app:client.register')) continue;
        for (const payload of [{}, buildPayload(call, samples)]) {
          const code = await codeOf(call, userId, payload);
          if (code !== 'forbidden') opened.push(`${call.name}: ${code}`);
        }
      }
      expect(opened).toEqual([]);
    },
  );

  it('when somebody holds one permission alone, then each call that it opens is answered, whatever her user type', async () => {
    const refused: string[] = [];
    for (const permission of permissions) {
      const calls = servedCalls.filter(({ needs }) => permissionsOf(needs).includes(permission));
      if (!askedElsewhere.includes(permission)) expect(calls.length, permission).toBeGreaterThan(0);
      for (const userType of [administrator, teacher]) {
        const holder = await makeHolder(userType, [permission]);
        const bureau = await makeHolder(userType, [permission], 'U1001');
        for (const call of calls) {
          const userId = ofBureaus.includes(call.name) ? bureau : holder;
          const { text } = await every.send(call, buildPayload(call, samples), { userId });
          // A refusal in words of its own is about the payload.
          if (text.includes(notPermitted)) refused.push(`${call.name} by ${permission} for ${userType}`);
        }
      }
    }
    expect(refused).toEqual([]);
  });

  it.each([userTypeCodes.student, userTypeCodes.parent])(
    'when somebody of user type %i was granted everything, then she keeps nothing of the school',
    async (userType) => {
      const userId = await makeHolder(userType, permissions);
      const opened: string[] = [];
      for (const call of askedCalls(userType)) {
        if (permissionsOf(call.needs).every((one) => !/^(?:base|admin):/.test(one))) continue;
        const code = await codeOf(call, userId, {});
        if (code !== 'forbidden') opened.push(`${call.name}: ${code}`);
      }
      expect(opened).toEqual([]);
    },
  );

  it('when a unit keeps an app from somebody, then its permissions open nothing', async () => {
    const holder = await makeHolder(teacher, ['app:client.register', 'base:import']);
    const held = async () => JSON.parse((await every.send(mine(), {}, { userId: holder })).text).data;
    expect(await held()).toEqual(expect.arrayContaining(['app:client.register', 'base:import']));
    await every.db
      .insertInto('unit_app')
      .values({ unit_id: 'U2001', app_code: 'app', is_open: 0, updated_at: 0 })
      .execute();
    expect(await held()).not.toContain('app:client.register');
    expect(await held()).toContain('base:import');
  });

  it('when nothing is granted to an administrator, then she holds nothing but what her user type gives her', async () => {
    const holder = await makeHolder(administrator, [], 'U2002');
    const { text } = await every.send(mine(), {}, { userId: holder });
    expect(JSON.parse(text).data).toEqual(['app:client.register']);
  });
});

function mine(): Call {
  const call = servedCalls.find(({ name }) => name === 'base.permissions.mine');
  if (!call) throw new Error('nobody can ask what she holds');
  return call;
}
