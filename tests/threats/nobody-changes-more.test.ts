import { afterAll, expect, test } from 'vitest';
import {
  createPicker,
  type DemoPlatform,
  forEachEngine,
  grantDirectly,
  grantsOf,
  limitTo,
  startDemoPlatform,
} from '#platform/testing';
import { fullRoleCode, themeRoleCode } from '#shared/contracts';
import { keepingRightsOf, type PersonRows, readPersonRows } from './testing/person-rows.ts';

/** The caller, an administrator of the school whose permissions a seed picks. */
const caller = '2002';
/** A full administrator, an administrator and two teachers with a part, and a teacher with nothing. */
const others = ['4002', '2001', '5001', '5002', '5003'];
const codes = [
  ...['base:role', 'base:list', 'base:import', 'base:reset-pwd', 'admin:people.edit', 'admin:sessions'],
  ...['admin:years', 'admin:audit', 'base:view'],
];
const calls = 70;

forEachEngine((engine) => {
  let platform: DemoPlatform;
  afterAll(() => platform?.close());
  const db = () => engine.database().db;

  const begin = async (): Promise<void> => {
    await platform?.close();
    platform = await startDemoPlatform(engine.database());
  };
  const setType = (userId: string, user_type: 2 | 4) =>
    db().updateTable('app_user').set({ user_type }).where('id', '=', userId).execute();
  const personOf = async (userId: string) =>
    db().selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

  test.each([1, 2, 3, 4])(
    'when an administrator with any part sends any calls about people in any order (%i), then nobody who holds more changes, and nobody gains more than she holds',
    async (seed) => {
      await begin();
      const pick = createPicker(seed);
      await setType(caller, 4);
      await setType('2001', 4);
      const held = [...new Set(['base:role', ...pick.some(codes), ...pick.some(codes), ...pick.some(codes)])];
      await limitTo(db(), caller, ...held);
      for (const userId of ['2001', '5001', '5002']) await grantDirectly(db(), userId, pick(codes));
      const head = await platform.as('ps.admin');
      const limit = { code: 'limit', name: 'limit', enName: '', grants: grantsOf(pick(codes)) };
      const { roleId: limitId } = (await head.postJson('/api/base/roles/save', limit)).body.data;
      await head.postJson('/api/base/roles/set_people', {
        roleId: limitId,
        add: [pick(others), pick(others)],
      });

      const client = await platform.as('t.wu');
      const post = async (path: string, payload: Record<string, string>) =>
        (await client.post(`/api/${path}`, payload)).body;
      const postJson = async (path: string, payload: object) =>
        (await client.postJson(`/api/${path}`, payload)).body;
      const readAll = async () =>
        new Map(await Promise.all(others.map(async (id) => [id, await readPersonRows(db(), id)] as const)));
      const answers: string[] = [];
      for (let at = 0; at < calls; at++) {
        const own = keepingRightsOf(await readPersonRows(db(), caller));
        const before = await readAll();
        const userId = pick(others);
        const person = await personOf(userId);
        const key = { userId, revision: String(person.revision) };
        const fields = {
          ...{ loginName: person.login_name, realName: `人${at}`, userType: pick(['2', '4']) },
          ...{ phone: person.phone ?? '', email: person.email ?? '', sex: '', gradeName: '', className: '' },
        };
        const roleId = pick([limitId, fullRoleCode, themeRoleCode]);
        const { body } = await client.get('/api/base/roles/list');
        const role = body.data?.find((one: { roleId: string }) => one.roleId === limitId);
        const grants = grantsOf(...pick.some(codes));
        const answer = await pick([
          () => post('base/people/user/update', { ...key, ...fields }),
          () => post('base/people/user/set_status', { ...key, userStatus: pick(['enabled', 'disabled']) }),
          () => post('base/people/user/reset_password', key),
          () => post('base/people/user/create', { ...fields, loginName: `made${at}` }),
          () => post('uaa/session/end_of_user', { userId }),
          () => postJson('base/roles/set_people', { roleId, add: [userId] }),
          () => postJson('base/roles/set_people', { roleId, remove: [userId] }),
          () => postJson('base/roles/set_direct', { userId, add: grants }),
          () => postJson('base/roles/set_direct', { userId, remove: grants }),
          () => postJson('base/roles/save', { ...role, grants }),
        ])();
        answers.push(answer.code);
        for (const [id, now] of await readAll()) {
          const then = before.get(id);
          expect(then && wrongsIn(then, now, own), `${id} after call ${at}`).toEqual([]);
        }
        // She may take from herself what the calls need.
        if (!own.has('base:role')) await grantDirectly(db(), caller, 'base:role');
      }
      expect(answers.filter((code) => code === 'ok').length).toBeGreaterThan(7);
      expect(answers.filter((code) => code === 'forbidden').length).toBeGreaterThan(7);
    },
  );
});

/** The wrongs that a call did to somebody, by a sender who holds `own`. */
function wrongsIn(before: PersonRows, after: PersonRows, own: ReadonlySet<string>): string[] {
  const [then, now] = [keepingRightsOf(before), keepingRightsOf(after)];
  const gained = [...now].filter((right) => !then.has(right) && !own.has(right));
  const isTaken = before.rights.some((right) => !after.rights.includes(right));
  const isChanged = isTaken || before.account.join() !== after.account.join();
  const above = isChanged ? [...then, ...now].filter((right) => !own.has(right)) : [];
  return [
    ...gained.map((right) => `gained ${right}`),
    ...above.map((right) => `changed in spite of ${right}`),
  ];
}
