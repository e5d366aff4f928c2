import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import {
  buildUnit,
  buildUser,
  countStatements,
  describeStore,
  explainStatements,
  insertMany,
  insertUnitWithUser,
  vacuumTables,
} from '#platform/testing';
import { listPeople } from './list-people.ts';
import type { PeopleDeps } from './people-deps.ts';
import { createPeopleStore } from './people-store.ts';
import { setPersonStatus } from './update-person.ts';

const request = { id: 'request-1', ip: '10.0.0.1', userAgent: '' };

describeStore((engine) => {
  const insertUnit = async (people: number) => {
    const { db } = engine.database();
    const { unit, user } = await insertUnitWithUser(db, { user_type: 4 });
    for (let index = 0; index < people; index += 1) {
      await db
        .insertInto('app_user')
        .values(buildUser({ unit_id: unit.id, real_name: `人${index}` }))
        .execute();
    }
    const principal: Principal = {
      userId: user.id,
      loginName: user.login_name,
      userType: 4,
      unitId: unit.id,
      unitType: 2,
      roles: [],
      amr: ['pwd'],
      mustChangePassword: false,
      secondStep: null,
      sessionId: 's',
    };
    return { db, unitId: unit.id, principal };
  };
  const payload = { unitId: '', keyword: '', gradeName: '', className: '', page: 1, size: 100 };

  test('when the list is long, then it takes as many statements as a short one: five', async () => {
    const counts = [];
    for (const people of [1, 40]) {
      const { db, principal } = await insertUnit(people);
      const counted = countStatements(db);
      const page = await listPeople({ db: counted.db }, principal, payload);
      expect(page.list).toHaveLength(people + 1);
      counts.push(counted.count());
    }
    expect(counts).toEqual([5, 5]);
  });

  test('when another unit is asked, then its people are neither listed, counted, found nor changed', async () => {
    const { db, unitId, principal } = await insertUnit(0);
    const other = await insertUnit(0);
    const store = createPeopleStore(db);
    expect(await store.countPeople(unitId, { keyword: '' })).toBe(1);
    expect(await store.findPerson(other.unitId, principal.userId)).toBeUndefined();
    const key = { unitId: other.unitId, userId: principal.userId, revision: 1 };
    expect(await store.changePerson(key, { real_name: '别人' }, 5)).toBe(false);
    expect(await store.findPerson(unitId, principal.userId)).toMatchObject({
      realName: '王老师',
      revision: 1,
    });
  });

  test('when a person is changed, then revision and time move, and the old revision is worth nothing', async () => {
    const { db, unitId, principal } = await insertUnit(0);
    const store = createPeopleStore(db);
    const key = { unitId, userId: principal.userId, revision: 1 };
    expect(await store.changePerson(key, { real_name: '新名' }, 86_400_000)).toBe(true);
    expect(await store.changePerson(key, { real_name: '旧名' }, 86_400_001)).toBe(false);
    expect(await store.findPerson(unitId, principal.userId)).toMatchObject({
      realName: '新名',
      revision: 2,
      updatedAt: '1970-01-02T00:00:00.000Z',
    });
  });

  test('when a school looks for a name, then its people are found in the index alone', async () => {
    const { db } = engine.database();
    const units = Array.from({ length: 40 }, (_, at) => buildUnit({ id: `U${at}` }));
    await db.insertInto('unit').values(units).execute();
    await insertMany(db, 'app_user', 20_000, {
      id: sql`'u' || n`,
      login_name: sql`'u' || n`,
      real_name: sql`'王老师 ' || n`,
      user_type: sql`2`,
      unit_id: sql`'U' || (n % 40)`,
      created_at: sql`0`,
      updated_at: sql`0`,
    });
    await vacuumTables(engine.database());
    const explained = explainStatements(engine.database());
    await createPeopleStore(explained.db).countPeople('U7', { keyword: 'zm', userStatus: 'enabled' });
    const [plan] = await explained.plans();
    expect(plan).toMatch(
      engine.name === 'sqlite'
        ? /USING COVERING INDEX app_user_search/
        : /Index Only Scan using app_user_search/,
    );
  });

  describe('all or nothing', () => {
    const fails = async (): Promise<never> => {
      throw new Error('broken');
    };
    const deps = (db: Kysely<Tables>, change: Partial<PeopleDeps>): PeopleDeps => ({
      db,
      clock: () => 1,
      hashPassword: async () => 'hash',
      endSessionsOf: async () => 0,
      writeAudit: async () => undefined,
      foundClass: async () => undefined,
      ...change,
    });

    test.each(['endSessionsOf', 'writeAudit'] as const)(
      'when %s fails, then the user stays enabled',
      async (step) => {
        const { db, unitId, principal } = await insertUnit(1);
        const { list } = await listPeople({ db }, principal, { ...payload, keyword: '人0' });
        const userId = list[0]?.userId ?? '';
        const order = { userId, revision: 1, userStatus: 'disabled' } as const;
        const broken = setPersonStatus(deps(db, { [step]: fails }), { principal, request }, order);
        await expect(broken).rejects.toThrow('broken');
        expect(await createPeopleStore(db).findPerson(unitId, userId)).toMatchObject({
          userStatus: 'enabled',
          revision: 1,
        });
      },
    );
  });
});
