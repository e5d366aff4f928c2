import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements, forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { userTypeCodes } from '#shared/contracts';
import { listPeople } from './list-people.ts';
import { createServiceScene, type TestService } from './testing/service-scene.ts';

const { student, teacher, parent, administrator } = userTypeCodes;

forEachEngine((engine) => {
  let platform: TestPlatform;
  let service: TestService;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
    service = await scene.createService(['people.read', 'classes.read']);
  });
  afterAll(() => platform.close());
  const scene = createServiceScene(engine.database, () => platform);
  const db = () => engine.database().db;

  const addClass = async (unitId: string, className: string, more: object = {}) => {
    const id = randomUUID();
    const names = { grade_name: '一年级', class_name: className, name_readings: '', name_order: className };
    await db()
      .insertInto('school_class')
      .values({ ...{ id, unit_id: unitId, status: 'open', ...names, created_at: 0, updated_at: 0 }, ...more })
      .execute();
    return id;
  };
  const link = (parentId: string, childId: string) =>
    db().insertInto('parent_child').values({ parent_id: parentId, child_id: childId, position: 0 }).execute();

  /** A school with a class, its people, and what must not be seen. */
  const buildSchool = async () => {
    const own = await scene.createService(['people.read', 'classes.read']);
    const { unitId } = own;
    const add = (user_type: number, real_name: string, more = {}) =>
      scene.addUser(unitId, { user_type, real_name, ...more } as never);
    const classId = await addClass(unitId, '(1)班');
    const otherClassId = await addClass(unitId, '(2)班');
    await addClass(unitId, '(3)班', { status: 'closed' });
    const inClass = { grade_name: '一年级', class_name: '(1)班' };
    const people = {
      pupil: await add(student, '小明', inClass),
      other: await add(student, '小红', { ...inClass, class_name: '(2)班' }),
      parent: await add(parent, '明妈'),
      head: await add(teacher, '王老师'),
      free: await add(teacher, '李老师'),
    };
    const hidden = {
      keeper: await add(administrator, '管理员'),
      gone: await add(student, '离校', { ...inClass, user_status: 'disabled' }),
      stranger: await scene.addUser(service.unitId, { user_type: parent }),
    };
    await link(people.parent, people.pupil);
    await link(people.parent, hidden.gone);
    await link(hidden.stranger, people.pupil);
    await db()
      .insertInto('class_teacher')
      .values([
        { class_id: classId, user_id: people.head, subject: '语文', is_head: 1 },
        { class_id: classId, user_id: people.head, subject: '数学', is_head: 0 },
        { class_id: otherClassId, user_id: people.head, subject: '数学', is_head: 0 },
      ])
      .execute();
    return { own, classId, otherClassId, people };
  };

  describe('people', () => {
    test('when a service reads them, then it has the enabled people of its unit, with classes and families, and nobody else', async () => {
      const { own, classId, otherClassId, people } = await buildSchool();
      const { status, body } = await scene.get(own, '/people');
      expect([status, body.nextCursor]).toEqual([200, null]);
      const byId = (one: { userId: string }, other: { userId: string }) =>
        one.userId < other.userId ? -1 : 1;
      const one = { classId, name: '一年级(1)班' };
      const two = { classId: otherClassId, name: '一年级(2)班' };
      expect(body.people).toEqual(
        [
          {
            ...{ userId: people.pupil, name: '小明', userType: student, classes: [one] },
            parents: [{ userId: people.parent, name: '明妈' }],
          },
          { userId: people.other, name: '小红', userType: student, classes: [two], parents: [] },
          {
            ...{ userId: people.parent, name: '明妈', userType: parent, classes: [] },
            children: [{ userId: people.pupil, name: '小明' }],
          },
          {
            ...{ userId: people.head, name: '王老师', userType: teacher },
            classes: [
              { ...one, isHead: true },
              { ...two, isHead: false },
            ],
          },
          { userId: people.free, name: '李老师', userType: teacher, classes: [] },
        ].toSorted(byId),
      );
      expect((await scene.eventsOf(own.party)).at(-1)).toBe(
        'program.success (GET /programs/v1/people 200, rows: 5)',
      );
    });

    test('when a type or a class is named, then these alone come', async () => {
      const { own, classId, people } = await buildSchool();
      const idsOf = async (query: string) =>
        (await scene.get(own, `/people?${query}`)).body.people.map(
          ({ userId }: { userId: string }) => userId,
        );
      expect((await idsOf(`userType=${teacher}`)).toSorted()).toEqual([people.head, people.free].toSorted());
      expect((await idsOf(`classId=${classId}`)).toSorted()).toEqual(
        [people.pupil, people.parent, people.head].toSorted(),
      );
      expect(await idsOf(`classId=${classId}&userType=${parent}`)).toEqual([people.parent]);
    });

    test('when they are read page by page, then each comes once, in as many statements however long a page is', async () => {
      const own = await scene.createService(['people.read']);
      const ids = await Promise.all(
        Array.from({ length: 7 }, (_, number) =>
          scene.addUser(own.unitId, { user_type: number % 2 ? student : parent } as never),
        ),
      );
      const seen: string[] = [];
      let cursor: string | null = '';
      for (let pages = 0; cursor !== null && pages < 9; pages += 1) {
        const query: string = cursor && `&cursor=${cursor}`;
        const { body } = await scene.get(own, `/people?size=3${query}`);
        seen.push(...body.people.map(({ userId }: { userId: string }) => userId));
        cursor = body.nextCursor;
      }
      expect(seen).toEqual(ids.toSorted());
      const count = async (size: number): Promise<number> => {
        const counted = countStatements(db());
        const program = { clientId: own.party.id, unitId: own.unitId, scopes: [] };
        await listPeople(counted.db, program, { size, userType: student });
        return counted.count();
      };
      expect(await count(3)).toBe(await count(1));
    });

    test.each(['size=0', 'size=501', 'size=x', 'userType=4', 'userType=x', 'cursor=', 'classId='])(
      'when the query is %s, then the refusal names the field',
      async (query) => {
        const { status, body } = await scene.get(service, `/people?${query}`);
        expect([status, body.error, body.fieldErrors[0].field]).toEqual([
          422,
          'invalid_input',
          query.split('=')[0],
        ]);
      },
    );

    test('when the class is of another unit, closed, or nobody’s, then it is not found', async () => {
      const { classId } = await buildSchool();
      const closed = await addClass(service.unitId, '(9)班', { status: 'closed' });
      for (const id of [classId, closed, 'nobody'])
        expect((await scene.get(service, `/people?classId=${id}`)).body.error).toBe('not_found');
    });

    test('when the scope lacks, then 403', async () => {
      const { body } = await scene.askToken(service.party, { scope: 'classes.read' });
      expect((await scene.get({ token: body.access_token }, '/people')).status).toBe(403);
      const other = await scene.askToken(service.party, { scope: 'people.read' });
      expect((await scene.get({ token: other.body.access_token }, '/classes')).status).toBe(403);
    });
  });

  describe('classes', () => {
    test('when a service reads them, then it has the open ones of its unit with their head teachers', async () => {
      const { own, classId, otherClassId, people } = await buildSchool();
      const { body } = await scene.get(own, '/classes');
      expect(body).toEqual({
        classes: [
          { classId, gradeName: '一年级', className: '(1)班', heads: [people.head] },
          { classId: otherClassId, gradeName: '一年级', className: '(2)班', heads: [] },
        ],
        nextCursor: null,
      });
    });

    test('when they are read page by page, then each comes once; a strange cursor is refused', async () => {
      const { own, classId, otherClassId } = await buildSchool();
      const first = (await scene.get(own, '/classes?size=1')).body;
      expect([first.classes.length, first.nextCursor]).toEqual([1, classId]);
      const next = (await scene.get(own, `/classes?size=1&cursor=${first.nextCursor}`)).body;
      expect([next.classes[0].classId, next.nextCursor]).toEqual([otherClassId, null]);
      const strange = await scene.get(service, `/classes?cursor=${classId}`);
      expect([strange.status, strange.body.fieldErrors[0].field]).toEqual([422, 'cursor']);
    });
  });
});
