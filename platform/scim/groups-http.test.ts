import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildUser, forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { createProgramScene, type TestProgram } from '../authorization/testing/program-scene.ts';

const groups = '/scim/v2/Groups';

forEachEngine((engine) => {
  let platform: TestPlatform;
  let program: TestProgram;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
    program = await scene.createProgram();
  });
  afterAll(() => platform.close());
  const scene = createProgramScene(engine.database, () => platform);
  const db = () => engine.database().db;
  let number = 0;

  const openClass = async (unitId = program.unitId) => {
    number += 1;
    const id = randomUUID();
    const names = { grade_name: '三年级', class_name: `${number}班` };
    await db()
      .insertInto('school_class')
      .values({
        ...{ id, unit_id: unitId, ...names, year_id: null, campus_id: null, name_readings: '' },
        ...{ name_order: String(number).padStart(4, '0'), status: 'open', created_at: 0, updated_at: 0 },
      })
      .execute();
    return { id, ...names, path: `${groups}/${id}` };
  };
  const addPerson = async (change: object = {}, unitId = program.unitId) => {
    const user = buildUser({ unit_id: unitId, user_type: 1, ...change });
    await db().insertInto('app_user').values(user).execute();
    return user.id;
  };
  const patch = (path: string, ...Operations: object[]) =>
    scene.ask(program.token, path, { method: 'PATCH', json: { Operations } });
  const membersOf = async (path: string): Promise<string[]> =>
    (await scene.ask(program.token, path)).body.members.map(({ value }: { value: string }) => value).sort();
  const add = (...ids: string[]) => ({ op: 'Add', path: 'members', value: ids.map((value) => ({ value })) });

  describe('the classes of a unit', () => {
    test('when they are read, then with their students and teachers, each once', async () => {
      const one = await openClass();
      const student = await addPerson({
        grade_name: one.grade_name,
        class_name: one.class_name,
        real_name: '小红',
      });
      const teacher = await addPerson({ user_type: 2 });
      for (const subject of ['语文', '数学'])
        await db()
          .insertInto('class_teacher')
          .values({ class_id: one.id, user_id: teacher, subject, is_head: 0 })
          .execute();
      const { status, body } = await scene.ask(program.token, one.path);
      expect([status, body]).toEqual([
        200,
        {
          schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
          id: one.id,
          displayName: one.grade_name + one.class_name,
          members: [
            {
              value: student,
              $ref: `${platform.base}/scim/v2/Users/${student}`,
              type: 'User',
              display: '小红',
            },
            expect.objectContaining({ value: teacher }),
          ],
          meta: expect.objectContaining({ resourceType: 'Group', location: `${platform.base}${one.path}` }),
        },
      ]);
    });

    test('when they are found by their name, then without members where nobody wants them', async () => {
      const one = await openClass();
      const filter = encodeURIComponent(`displayName eq "${one.grade_name}${one.class_name}"`);
      const { body } = await scene.ask(
        program.token,
        `${groups}?excludedAttributes=members&filter=${filter}`,
      );
      expect(body.Resources).toEqual([expect.objectContaining({ id: one.id })]);
      expect(body.Resources[0]).not.toHaveProperty('members');
    });

    test('when a class is closed or of another unit, then it does not exist', async () => {
      const other = await scene.createProgram();
      const [closed, foreign] = [await openClass(), await openClass(other.unitId)];
      await db().updateTable('school_class').set({ status: 'closed' }).where('id', '=', closed.id).execute();
      const student = await addPerson();
      for (const { path } of [closed, foreign]) {
        expect((await scene.ask(program.token, path)).status).toBe(404);
        expect((await patch(path, add(student))).status).toBe(404);
      }
    });
  });

  describe('who is in a class', () => {
    test('when students and teachers come and go, then the portal has it, and the same again changes nothing', async () => {
      const [one, two] = [await openClass(), await openClass()];
      const [student, teacher] = [await addPerson(), await addPerson({ user_type: 2 })];
      await patch(one.path, add(student, teacher));
      expect(await membersOf(one.path)).toEqual([student, teacher].sort());
      const revision = async () =>
        (await db().selectFrom('school_class').select('revision').where('id', '=', one.id).executeTakeFirst())
          ?.revision;
      const before = await revision();
      expect((await patch(one.path, add(student, teacher))).status).toBe(200);
      expect(await revision()).toBe(before);
      await patch(two.path, add(student));
      expect([await membersOf(one.path), await membersOf(two.path)]).toEqual([[teacher], [student]]);
      await patch(two.path, { op: 'Remove', path: 'members', value: [{ value: student }] });
      await patch(one.path, { op: 'remove', path: `members[value eq "${teacher}"]` });
      expect([await membersOf(one.path), await membersOf(two.path)]).toEqual([[], []]);
      const row = await db()
        .selectFrom('app_user')
        .selectAll()
        .where('id', '=', student)
        .executeTakeFirstOrThrow();
      expect([row.grade_name, row.class_name]).toEqual(['', '']);
      const lines = await db()
        .selectFrom('auth_audit')
        .select(['user_id', 'detail'])
        .where('event', '=', 'class_members_set')
        .where('user_id', 'in', [student, teacher])
        .execute();
      const written = lines.map((line) => [line.user_id, JSON.parse(line.detail ?? '').isIn]);
      expect(written.toSorted()).toEqual(
        [
          [student, true],
          [teacher, true],
          [student, true],
          [student, false],
          [teacher, false],
        ].toSorted(),
      );
    });

    test('when a whole class is put, then its members and its externalId are these', async () => {
      const one = await openClass();
      const [a, b] = [await addPerson(), await addPerson()];
      await patch(one.path, add(a));
      const put = (json: object) => scene.ask(program.token, one.path, { method: 'PUT', json });
      const displayName = one.grade_name + one.class_name;
      expect((await put({ displayName, externalId: one.id, members: [{ value: b }] })).body.externalId).toBe(
        one.id,
      );
      expect(await membersOf(one.path)).toEqual([b]);
      const renamed = await put({ displayName: '别的' });
      expect([renamed.status, renamed.body.scimType]).toEqual([400, 'mutability']);
      const two = await openClass();
      const taken = await patch(two.path, { op: 'replace', value: { externalId: one.id } });
      expect([taken.status, taken.body.scimType]).toEqual([409, 'uniqueness']);
      const found = await scene.ask(
        program.token,
        `${groups}?filter=${encodeURIComponent(`externalId eq "${one.id}"`)}`,
      );
      expect(found.body.totalResults).toBe(1);
    });

    test('when somebody is a parent, an administrator, of another unit or nobody, then nothing of the change counts', async () => {
      const one = await openClass();
      const student = await addPerson();
      const other = await scene.createProgram();
      for (const stranger of [
        await addPerson({ user_type: 3 }),
        await addPerson({ user_type: 4 }),
        await addPerson({}, other.unitId),
        'nobody',
      ]) {
        const { status, body } = await patch(one.path, add(student, stranger));
        expect([status, body.scimType]).toEqual([400, 'invalidValue']);
      }
      expect(await membersOf(one.path)).toEqual([]);
    });

    test('when a program founds or removes a class, then 501; without the scope, 403', async () => {
      const one = await openClass();
      expect(
        (await scene.ask(program.token, groups, { method: 'POST', json: { displayName: 'x' } })).status,
      ).toBe(501);
      expect((await scene.ask(program.token, one.path, { method: 'DELETE' })).status).toBe(501);
      const reader = await scene.createProgram(['classes.read'], program.unitId);
      expect((await scene.ask(reader.token, one.path, { method: 'PATCH', json: {} })).status).toBe(403);
    });
  });
});
