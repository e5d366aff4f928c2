import { afterAll, beforeAll, expect, test } from 'vitest';
import { forEachEngine, type TestClient } from '#platform/testing';
import type { ClassRegister } from '#shared/contracts';
import { type FaceSchool, openFaceSchool } from '../testing/face-school.ts';
import { type PersonName, photograph, photographAgain, readGroup, toBase64 } from '../testing/people.ts';
import { purgeRegisters } from './purge-registers.ts';

const slow = 240_000;
const minute = 60_000;
const day = 24 * 60 * minute;
const today = '2026-09-01';
/** When the tests' clock begins. */
const startsAt = '2026-09-01T00:00:00.000Z';

forEachEngine((engine) => {
  let school: FaceSchool;
  beforeAll(async () => {
    school = await openFaceSchool(engine.database());
  }, slow);
  afterAll(() => school?.close());

  let classes = 0;
  /** A class with pupils of these names, and a teacher of its school. */
  const openClass = async (...names: string[]) => {
    classes += 1;
    const key = { gradeName: '三年级', className: `(${classes})班` };
    const ids: string[] = [];
    for (const real_name of names) {
      const { userId } = await school.create('student');
      const fields = { real_name, grade_name: key.gradeName, class_name: key.className };
      await school.db.updateTable('app_user').set(fields).where('id', '=', userId).execute();
      ids.push(userId);
    }
    return { key, ids, teacher: await school.create('teacher') };
  };
  const read = async (client: TestClient, key: object, ofDay = today) =>
    (await client.get(`/api/uaa/face/class/register?${new URLSearchParams({ ...key, day: ofDay })}`)).body;
  const start = async (client: TestClient, key: object, more: object = {}) =>
    (
      await client.post('/api/uaa/face/class/start', {
        ...key,
        day: today,
        startsAt,
        lateMinutes: '10',
        ...more,
      })
    ).body;
  const mark = async (client: TestClient, registerId: string | null, userIds: string[], status: string) =>
    (await client.postJson('/api/uaa/face/class/mark', { registerId, userIds, status })).body;
  const show = async (client: TestClient, registerId: string | null, picture: Buffer) =>
    (
      await client.post('/api/uaa/face/class/clocking', {
        registerId: String(registerId),
        faceImage: toBase64(picture),
      })
    ).body;
  const statusesOf = ({ pupils }: ClassRegister) =>
    pupils.map(({ realName, status, byFace }) => `${realName} ${status}${byFace ? ' by face' : ''}`);
  const eventsOf = (userId: string) =>
    school.db
      .selectFrom('auth_audit')
      .select(['event', 'detail', 'actor_id'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .execute();

  test('when a teacher marks a class by hand, then the register says so, also the next day, and who did it is kept', async () => {
    const { key, ids, teacher } = await openClass('安娜', '贝拉', '卡尔');
    const [anna = '', bela = ''] = ids;
    const before = (await read(teacher.client, key)).data;
    expect(before).toMatchObject({ registerId: null, startsAt: null, lateMinutes: null });
    expect(statusesOf(before)).toEqual(['安娜 missing', '贝拉 missing', '卡尔 missing']);
    const begun = (await start(teacher.client, key, { lateMinutes: '5' })).data;
    expect(begun).toMatchObject({ startsAt, lateMinutes: 5, isFaceOffered: true });
    await mark(teacher.client, begun.registerId, [anna, bela], 'present');
    await mark(teacher.client, begun.registerId, [bela], 'excused');
    const colleague = await school.create('teacher');
    const after = (await read(colleague.client, key)).data;
    expect(statusesOf(after)).toEqual(['安娜 present', '贝拉 excused', '卡尔 missing']);
    expect(after.pupils[2].markedAt).toBeNull();
    expect((await read(teacher.client, key, '2026-08-31')).data.registerId).toBeNull();
    const events = await eventsOf(teacher.userId);
    expect(events.map(({ event }) => event)).toEqual([
      'class_register_started',
      'class_marked',
      'class_marked',
    ]);
    expect(JSON.parse(events.at(-1)?.detail ?? '')).toEqual({
      ...key,
      day: today,
      status: 'excused',
      userIds: [bela],
    });
    // Who has left the class stays where she was marked.
    await school.db.updateTable('app_user').set({ class_name: '' }).where('id', '=', anna).execute();
    expect(statusesOf((await read(teacher.client, key)).data)).toContain('安娜 present');
    const listed = (await teacher.client.get('/api/uaa/face/class/list')).body.data;
    expect(listed[0]).toEqual({ ...key, pupils: 2 });
  });

  test('when somebody else asks, then pupils, parents and other schools are refused', async () => {
    const { key, ids, teacher } = await openClass('安娜');
    const { registerId } = (await start(teacher.client, key)).data;
    const picture = await photograph('anna');
    for (const role of ['student', 'parent'] as const) {
      const { client } = await school.create(role);
      expect((await client.get('/api/uaa/face/class/list')).body.code).toBe('forbidden');
      for (const { code } of [
        await read(client, key),
        await start(client, key),
        await mark(client, registerId, ids, 'present'),
        await show(client, registerId, picture),
      ])
        expect(code).toBe('forbidden');
    }
    const foreign = await openFaceSchool(engine.database());
    const { client } = await foreign.create('teacher');
    expect((await client.get('/api/uaa/face/class/list')).body.data).toEqual([]);
    for (const { code } of [
      await read(client, key),
      await start(client, key),
      await mark(client, registerId, ids, 'present'),
      await show(client, registerId, picture),
    ])
      expect(code).toBe('not_found');
    await foreign.close();
    expect((await read(school.administrator.client, key)).status).toBe(200);
    const other = await openClass('贝拉');
    expect((await mark(teacher.client, registerId, other.ids, 'present')).code).toBe('not_found');
    expect((await mark(teacher.client, null, ids, 'present')).code).toBe('invalid_input');
    expect(statusesOf((await read(teacher.client, key)).data)).toEqual(['安娜 missing']);
  });

  test('when the start is no good one, then the refusal stands at its field', async () => {
    const { key, teacher } = await openClass('安娜');
    const wrong = [
      [{ lateMinutes: '241' }, 'lateMinutes'],
      [{ startsAt: '2026-09-04T00:00:00.000Z' }, 'startsAt'],
      [{ day: '2026-09-04', startsAt: '2026-09-04T00:00:00.000Z' }, 'startsAt'],
      [{ day: '2025-09-01', startsAt: '2025-09-01T00:00:00.000Z' }, 'startsAt'],
    ] as const;
    for (const [fields, field] of wrong)
      expect(await start(teacher.client, key, fields)).toMatchObject({
        code: 'invalid_input',
        fieldErrors: [{ field }],
      });
    expect((await start(teacher.client, { ...key, className: '没有的班' })).code).toBe('not_found');
  });

  test(
    'when pupils come before the camera, then those of the class who agreed are found, late ones too, and nobody else',
    async () => {
      const { key, ids, teacher } = await openClass('安娜', '贝拉', '多拉');
      const [anna = '', bela = '', dora = ''] = ids;
      const other = await openClass('卡尔');
      const faces: [string, PersonName][] = [
        [anna, 'anna'],
        [bela, 'bela'],
        [other.ids[0] ?? '', 'carl'],
      ];
      for (const [userId, name] of faces) await school.plantFace(userId, name);
      const started = (await start(teacher.client, key)).data;
      const { registerId } = started;
      const flags = started.pupils.map(({ hasFace }: { hasFace: boolean }) => hasFace);
      expect(flags).toEqual([true, true, false]);
      const found = (await show(teacher.client, registerId, await photographAgain('anna'))).data;
      expect(found).toMatchObject({ userId: anna, userName: '安娜', status: 'present' });
      expect(found.distance).toBeLessThanOrEqual(0.4);
      // Of another class, without a face, and three people at once.
      for (const name of ['carl', 'dora'] as const)
        expect((await show(teacher.client, registerId, await photograph(name))).code).toBe('invalid_grant');
      expect((await show(teacher.client, registerId, readGroup())).code).toBe('invalid_input');
      await mark(teacher.client, registerId, [bela, dora], 'excused');
      // The lesson began eleven minutes ago: whom the camera found is late as well.
      const earlier = new Date(Date.parse(startsAt) - 11 * minute).toISOString();
      expect(statusesOf((await start(teacher.client, key, { startsAt: earlier })).data)).toContain(
        '安娜 late by face',
      );
      const late = (await show(teacher.client, registerId, await photographAgain('bela'))).data;
      expect(late).toMatchObject({ userId: bela, status: 'late' });
      expect(statusesOf((await read(teacher.client, key)).data)).toEqual([
        '安娜 late by face',
        '贝拉 late by face',
        '多拉 excused',
      ]);
      const generous = { startsAt: earlier, lateMinutes: '15' };
      expect(statusesOf((await start(teacher.client, key, generous)).data)).toEqual([
        '安娜 present by face',
        '贝拉 present by face',
        '多拉 excused',
      ]);
      // What a teacher has marked stays, whenever she passes the camera again.
      await mark(teacher.client, registerId, [anna], 'late');
      expect((await show(teacher.client, registerId, await photographAgain('anna'))).data.status).toBe(
        'late',
      );
      await mark(teacher.client, registerId, [anna], 'missing');
      expect(statusesOf((await read(teacher.client, key)).data)).toContain('安娜 missing');
      expect((await eventsOf(anna)).filter(({ event }) => event === 'face_recognised')).toEqual(
        Array.from({ length: 2 }, () => ({
          event: 'face_recognised',
          detail: 'class',
          actor_id: teacher.userId,
        })),
      );
      await school.db.deleteFrom('face_consent').where('user_id', '=', anna).execute();
      expect((await show(teacher.client, registerId, await photographAgain('anna'))).code).toBe(
        'invalid_grant',
      );
      const yesterday = { day: '2026-08-31', startsAt: '2026-08-31T00:00:00.000Z' };
      const old = (await start(teacher.client, key, yesterday)).data;
      expect((await show(teacher.client, old.registerId, await photographAgain('bela'))).code).toBe(
        'conflict',
      );
    },
    slow,
  );

  test('when faces are switched off, then those of the unit are gone, and a class is marked by hand', async () => {
    const { key, ids, teacher } = await openClass('安娜');
    const [anna = ''] = ids;
    await school.plantFace(anna, 'anna');
    const { registerId } = (await start(teacher.client, key)).data;
    const refused = await school.configure({ isOn: 'false', retentionDays: '1101' });
    expect(refused.body).toMatchObject({ code: 'invalid_input', fieldErrors: [{ field: 'retentionDays' }] });
    const kept = () =>
      school.db.selectFrom('face_template').select('user_id').where('user_id', '=', anna).execute();
    expect(await kept()).toHaveLength(1);
    await school.configure({ isOn: 'false', isSignIn: 'false' });
    expect(await kept()).toEqual([]);
    const marked = (await mark(teacher.client, registerId, [anna], 'present')).data;
    expect(marked).toMatchObject({ isFaceOffered: false, pupils: [{ hasFace: false, status: 'present' }] });
    expect((await show(teacher.client, registerId, await photograph('anna'))).code).toBe('forbidden');
    await school.configure();
  });

  test('when a register is as old as its unit keeps faces, then housekeeping deletes it with its entries', async () => {
    const { key, ids, teacher } = await openClass('安娜');
    const { registerId } = (await start(teacher.client, key)).data;
    await mark(teacher.client, registerId, ids, 'present');
    const purgeAfter = (days: number) =>
      purgeRegisters({ database: engine.database(), clock: () => school.platform.now() + days * day });
    const count = async () =>
      (
        await school.db
          .selectFrom('class_register_entry')
          .select('user_id')
          .where('register_id', '=', registerId)
          .execute()
      ).length;
    await purgeAfter(99);
    expect(await count()).toBe(1);
    await purgeAfter(100);
    expect(await count()).toBe(0);
    expect((await read(teacher.client, key)).data.registerId).toBeNull();
  });
});
