import { afterAll, expect, test } from 'vitest';
import { listHeldNodes } from '#platform/desktop';
import {
  createPicker,
  type DemoPlatform,
  forEachEngine,
  grantDirectly,
  grantsOf,
  startDemoPlatform,
} from '#platform/testing';
import type { UserType } from '#shared/contracts';

const calls = 60;
/** Two administrators and two teachers of one school; the first is the caller. */
const people: readonly (readonly [userId: string, userType: UserType])[] = [
  ['2002', 4],
  ['4002', 4],
  ['2001', 2],
  ['5001', 2],
];
const nodes = [
  ...['base:role', 'base:list', 'base:reset-pwd', 'base:import', 'base:*', 'admin:years', 'admin:audit'],
  ...['admin:*', 'exam:paper', 'exam:mark', 'exam:*', 'drive:share', 'drive:*', 'app:app.override', '*:*'],
];
/** Permissions that the caller holds by herself, beside a role that may be taken from her. */
const own = ['base:role', 'base:list', 'exam:paper', 'app:app.override'];

forEachEngine((engine) => {
  let platform: DemoPlatform;
  afterAll(() => platform?.close());

  const db = () => engine.database().db;
  const heldBy = async (userId: string, userType: UserType): Promise<Set<string>> => {
    const apps = await listHeldNodes(db(), { userId, userType });
    const held = [...apps].flatMap(([app, rows]) =>
      rows.filter(({ granted_by }) => granted_by !== null).map(({ code }) => `${app}:${code}`),
    );
    return new Set(held);
  };
  const readAll = () => Promise.all(people.map((person) => heldBy(...person)));

  test.each([1, 2, 3])(
    'when an administrator with a part sends any calls of roles in any order (%i), then nobody holds more than before or than she does',
    async (seed) => {
      await platform?.close();
      platform = await startDemoPlatform(engine.database());
      const pick = createPicker(seed);
      await db().updateTable('app_user').set({ user_type: 4 }).where('id', '=', '2002').execute();
      await grantDirectly(db(), '2002', ...own);
      const head = await platform.as('ps.admin');
      const limit = {
        code: 'limit',
        name: 'limit',
        enName: '',
        grants: grantsOf('exam:mark', 'drive:share'),
      };
      const { roleId: limitId } = (await head.postJson('/api/base/roles/save', limit)).body.data;
      const put = { roleId: limitId, add: ['2002', '2001'] };
      await head.postJson('/api/base/roles/set_people', put);

      const caller = await platform.as('t.wu');
      const post = async (verb: string, payload: object) =>
        (await caller.postJson(`/api/base/roles/${verb}`, payload)).body;
      const before = await readAll();
      const [held = new Set<string>()] = before;
      const answers: string[] = [];
      for (let at = 0; at < calls; at++) {
        const { data } = (await caller.get('/api/base/roles/list')).body;
        const roles: { roleId: string; revision: number; code: string; isSystem: boolean }[] = data ?? [];
        // Those of the portal are tried as often as all others together.
        const role = pick(pick([roles, roles.filter(({ isSystem }) => isSystem)]));
        const [userId] = pick(people);
        const grants = grantsOf(...pick.some(nodes));
        const fields = { code: `r${at}`, name: 'r', enName: '', grants };
        const answer = await pick([
          () => post('save', fields),
          () => post('save', { ...fields, ...role }),
          () => post('set_people', { roleId: role?.roleId, add: [userId] }),
          () => post('set_people', { roleId: role?.roleId, remove: [userId] }),
          () => post('set_direct', { userId, add: grants }),
          () => post('set_direct', { userId, remove: grants }),
          () => removeRole(role),
        ])();
        answers.push(answer.code);
        const after = await readAll();
        // She may take from herself what the calls need.
        if (!after[0]?.has('base:role')) await grantDirectly(db(), '2002', 'base:role');
        for (const [index, now] of after.entries()) {
          const gained = [...now].filter((code) => !before[index]?.has(code) && !held.has(code));
          expect(gained, `${people[index]?.[0]} after call ${at}`).toEqual([]);
        }
      }
      // The calls did something, and the refusals are those of the rule.
      expect(answers.filter((code) => code === 'ok').length).toBeGreaterThan(7);
      expect(answers.filter((code) => code === 'forbidden').length).toBeGreaterThan(7);

      async function removeRole(role: { roleId: string; revision: number } | undefined) {
        const fields = { roleId: role?.roleId ?? '', revision: String(role?.revision), withPeople: 'true' };
        return (await caller.post('/api/base/roles/remove', fields)).body;
      }
    },
  );
});
