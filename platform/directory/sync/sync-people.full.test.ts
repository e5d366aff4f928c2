import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import { createAuditWriter } from '#platform/identity';
import { buildUnit, buildUser, forEachEngine } from '#platform/testing';
import { userTypeCodes } from '#shared/contracts';
import { silentLog } from '#shared/log';
import { openDirectory } from '../open-directory.ts';
import { readDirectory } from '../read-directory.ts';
import { dnOf, hasSlapd, startSlapd, type TestDirectory } from '../testing/index.ts';
import { countsOf, syncDaily } from './sync-daily.ts';
import { type SyncDeps, type SyncOrder, syncPeople } from './sync-people.ts';

const nothing = { added: 0, linked: 0, changed: 0, returned: 0, gone: 0, same: 0, refused: 0 };
/** More than five answers of the directory, and more than ten batches. */
const many = 2_500;

describe.skipIf(!hasSlapd)('on slapd', () => {
  let small: TestDirectory;
  let large: TestDirectory;
  beforeAll(async () => {
    small = await startSlapd();
    const pupils = Array.from({ length: many }, (_, at) => ({ uid: `pupil${at}`, type: 'student' as const }));
    large = await startSlapd(pupils);
  }, 120_000);
  afterAll(async () => {
    await small.close();
    await large.close();
  });

  forEachEngine((engine) => {
    let database: PortalDatabase;
    let unit: string;
    let ended: string[];
    let now = 0;
    beforeEach(async () => {
      database = engine.database();
      const built = buildUnit();
      unit = built.id;
      await database.db.insertInto('unit').values(built).execute();
      ended = [];
    });

    const depsOf = (slapd: TestDirectory): SyncDeps => {
      const settings = readDirectory({ ...slapd.variables, LDAP_UNIT: unit });
      if (!settings) throw new Error('these variables name no directory');
      const endSessionsOf = async (_: unknown, userId: string): Promise<void> => void ended.push(userId);
      const clock = () => now;
      return {
        database,
        directory: openDirectory(settings),
        clock,
        writeAudit: createAuditWriter(clock),
        endSessionsOf,
      };
    };
    const sync = async (slapd: TestDirectory = small, order: SyncOrder = {}) => {
      const { state, differences } = await syncPeople(depsOf(slapd), order);
      return { state, ...(differences && countsOf(differences)) };
    };
    const people = () =>
      database.db
        .selectFrom('app_user')
        .leftJoin('directory_account', 'directory_account.user_id', 'app_user.id')
        .select(['id', 'external_id', 'login_name', 'real_name', 'email', 'user_type', 'user_status'])
        .select(['password_hash', 'directory_account.user_id as kept'])
        .where('unit_id', '=', unit)
        .orderBy('external_id')
        .orderBy('user_type')
        .execute();
    const fill = async (...uids: string[]): Promise<() => Promise<void>> => {
      const all = uids.map((uid) => ({ uid, employeeNumber: `${unit}-${uid}`, mail: `${uid}@school.test` }));
      await small.add(...all.map((one) => ({ ...one, uid: nameOf(one.uid) })));
      return () => small.remove(...uids.map(nameOf));
    };
    const nameOf = (uid: string): string => `${uid}.${unit.slice(2, 10)}`;

    test(`when a directory has ${many} people, then each gets one account, and a second comparison changes nothing`, async () => {
      expect(await sync(large, { isPreview: true })).toEqual({ ...nothing, state: 'preview', added: many });
      expect(await people()).toEqual([]);
      expect(await sync(large)).toEqual({ ...nothing, state: 'done', added: many });
      const before = await people();
      expect(before).toHaveLength(many);
      expect(before[0]).toMatchObject({
        user_type: userTypeCodes.student,
        password_hash: null,
        user_status: 'enabled',
      });
      expect(await sync(large)).toEqual({ ...nothing, state: 'done', same: many });
      expect(await people()).toEqual(before);
      await database.db.deleteFrom('app_user').where('unit_id', '=', unit).execute();
    }, 60_000);

    test('when somebody changes, goes and comes back, then her account does so, and it stays hers', async () => {
      const empty = await fill('one', 'two', 'three', 'four');
      await sync();
      const [, one] = await people();
      await small.remove(nameOf('two'));
      await small.add({ uid: nameOf('two'), name: '新名', employeeNumber: `${unit}-two`, mail: 'broken' });
      await small.remove(nameOf('one'));
      now = 5;
      expect(await sync()).toMatchObject({ state: 'done', changed: 1, gone: 1, same: 2 });
      expect(ended).toEqual([one?.id]);
      const after = await people();
      expect(after.find(({ external_id }) => external_id === `${unit}-one`)).toMatchObject({
        user_status: 'disabled',
      });
      // An address that is none changes nothing.
      expect(after.find(({ external_id }) => external_id === `${unit}-two`)).toMatchObject({
        real_name: '新名',
        email: 'two@school.test',
      });
      await small.add({ uid: nameOf('one'), employeeNumber: `${unit}-one` });
      expect(await sync()).toMatchObject({ returned: 1 });
      expect((await people()).map(({ user_status }) => user_status)).toEqual(Array(4).fill('enabled'));
      const lines = await database.db
        .selectFrom('auth_audit')
        .select(['event', 'detail'])
        .where('user_id', '=', one?.id ?? '')
        .execute();
      expect(lines).toEqual(
        expect.arrayContaining([
          { event: 'user_disabled', detail: 'directory' },
          { event: 'user_enabled', detail: 'directory' },
        ]),
      );
      await empty();
    });

    test('when an administrator has disabled somebody, then the directory does not enable her', async () => {
      const empty = await fill('one', 'two');
      await sync();
      const [first] = await people();
      await database.db
        .updateTable('app_user')
        .set({ user_status: 'disabled' })
        .where('id', '=', first?.id ?? '')
        .execute();
      expect(await sync()).toMatchObject({ returned: 0, same: 2 });
      expect((await people())[0]).toMatchObject({ user_status: 'disabled' });
      await empty();
    });

    test('when more than a third would be disabled, then nothing is written unless it is forced', async () => {
      const empty = await fill('one', 'two', 'three', 'four');
      await sync();
      await empty();
      expect(await sync()).toMatchObject({ state: 'stopped', gone: 4 });
      expect((await people()).every(({ user_status }) => user_status === 'enabled')).toBe(true);
      expect(await sync(small, { isForced: true })).toMatchObject({ state: 'done', gone: 4 });
      expect((await people()).some(({ user_status }) => user_status === 'enabled')).toBe(false);
    });

    test('when people have accounts already, then theirs is linked, and parents, administrators and other units stay as they are', async () => {
      const other = buildUnit();
      await database.db.insertInto('unit').values(other).execute();
      const one = { external_id: `${unit}-one`, password_hash: '$argon2id$old' };
      const users = [
        buildUser({ unit_id: unit, user_type: userTypeCodes.teacher, ...one }),
        buildUser({ unit_id: unit, user_type: userTypeCodes.parent, ...one }),
        buildUser({ unit_id: other.id, user_type: userTypeCodes.teacher, ...one }),
        buildUser({ unit_id: unit, user_type: userTypeCodes.administrator, external_id: `${unit}-admin` }),
      ];
      await database.db.insertInto('app_user').values(users).execute();
      const empty = await fill('one');
      expect(await sync()).toEqual({ ...nothing, state: 'done', linked: 1 });
      const rows = await people();
      expect(rows.filter(({ kept }) => kept)).toMatchObject([
        { id: users[0]?.id, login_name: nameOf('one'), password_hash: null },
      ]);
      expect(rows.find(({ user_type }) => user_type === userTypeCodes.parent)).toMatchObject({
        password_hash: '$argon2id$old',
        kept: null,
      });
      const elsewhere = database.db
        .selectFrom('app_user')
        .select('password_hash')
        .where('unit_id', '=', other.id);
      expect(await elsewhere.execute()).toEqual([{ password_hash: '$argon2id$old' }]);
      // A teacher who became an administrator.
      await database.db
        .updateTable('app_user')
        .set({ user_type: userTypeCodes.administrator })
        .where('id', '=', users[0]?.id ?? '')
        .execute();
      await empty();
      expect(await sync()).toMatchObject({ state: 'done', gone: 0 });
    });

    test('when an entry cannot be used, then it is refused with a reason, and its account stays', async () => {
      const taken = buildUser({ unit_id: unit, login_name: nameOf('taken') });
      await database.db.insertInto('app_user').values(taken).execute();
      const empty = await fill('taken', 'one', 'off');
      await small.change(async (client) => {
        await client.add(dnOf(`x y.${unit}`), {
          objectClass: 'inetOrgPerson',
          ...{ uid: `x y.${unit}`, cn: 'x', sn: 'x', employeeType: 'teacher', employeeNumber: `${unit}-xy` },
        });
      });
      const { differences } = await syncPeople(depsOf(small));
      expect(differences?.refused).toEqual([
        { externalId: `${unit}-xy`, reason: 'name not usable' },
        { externalId: `${unit}-taken`, reason: 'taken' },
      ]);
      await small.remove(`x y.${unit}`);
      await empty();
    });

    test('when a day has gone, then housekeeping compares again, and not before', async () => {
      const empty = await fill('one');
      now = 1_000_000;
      await syncDaily({ ...depsOf(small), log: silentLog });
      expect(await people()).toHaveLength(1);
      await small.add({ uid: nameOf('late'), employeeNumber: `${unit}-late` });
      now += 23 * 60 * 60 * 1000;
      await syncDaily({ ...depsOf(small), log: silentLog });
      expect(await people()).toHaveLength(1);
      now += 60 * 60 * 1000;
      await syncDaily({ ...depsOf(small), log: silentLog });
      expect(await people()).toHaveLength(2);
      await small.remove(nameOf('late'));
      await empty();
    });
  });
});
