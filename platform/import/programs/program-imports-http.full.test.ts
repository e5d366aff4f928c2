import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { createProgramScene, type TestProgram } from '../../authorization/testing/program-scene.ts';
import { rosterOf, smallSchool } from '../testing/roster-set.ts';

const path = '/programs/v1/imports';
const csv = '学号,姓名,身份\nS1,甲甲,学生\nS2,乙乙,学生\nS3,丙丙,校长';
let keys = 0;

forEachEngine((engine) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
  });
  afterAll(() => platform.close());
  const scene = createProgramScene(engine.database, () => platform);
  const db = () => engine.database().db;

  type Answer = Awaited<ReturnType<typeof scene.ask>>;
  function send(
    { token }: TestProgram,
    { query = 'kind=people', content = csv as string | Buffer, key = `key-${++keys}-of-test` } = {},
  ): Promise<Answer> {
    const headers = { 'idempotency-key': key, 'content-type': 'application/octet-stream' };
    const body = new Uint8Array(Buffer.from(content));
    return scene.ask(token, `${path}?${query}`, { method: 'POST', body, headers });
  }
  const sendRows = ({ token }: TestProgram, json: unknown, key = `key-${++keys}-of-test`): Promise<Answer> =>
    scene.ask(token, path, { method: 'POST', json, headers: { 'idempotency-key': key } });

  async function settled(
    { token }: TestProgram,
    { body }: Answer,
    state: string,
    query = '',
  ): Promise<Answer['body']> {
    const read = async () => (await scene.ask(token, `${path}/${body.importId}${query}`)).body;
    await expect.poll(async () => (await read()).state, { timeout: 20_000, interval: 20 }).toBe(state);
    return read();
  }
  const peopleOf = ({ unitId }: TestProgram) =>
    db()
      .selectFrom('app_user')
      .select(['external_id', 'real_name', 'phone', 'user_type'])
      .where('unit_id', '=', unitId)
      .where('external_id', 'is not', null)
      .orderBy('external_id')
      .execute();

  describe('a file of a program', () => {
    test('when it is sent for a preview, then nothing is written, and the report says what is wrong', async () => {
      const program = await scene.createProgram();
      const begun = await send(program);
      expect([begun.status, begun.body.kind]).toEqual([202, 'people']);
      const compared = await settled(program, begun, 'compared', '?outcome=refused');
      expect(compared.counts).toEqual({ new: 2, changed: 0, same: 0, leaving: 0, refused: 1 });
      expect(compared.rows).toMatchObject({ total: 1, page: 1 });
      expect(compared.rows.list[0].problems[0].text).toBe('Role: Unknown role 校长');
      expect(await peopleOf(program)).toEqual([]);
      const run = await scene.ask(program.token, `${path}/${begun.body.importId}/run`, { method: 'POST' });
      expect(run.status).toBe(202);
      await settled(program, begun, 'done');
      expect((await peopleOf(program)).map(({ real_name }) => real_name)).toEqual(['甲甲', '乙乙']);
      const again = await scene.ask(program.token, `${path}/${begun.body.importId}/run`, { method: 'POST' });
      expect([again.status, again.body.error]).toEqual([409, 'conflict']);
    });

    test('when it is run at once, then the trail names the client and the unit', async () => {
      const program = await scene.createProgram();
      await settled(program, await send(program, { query: 'kind=people&mode=run' }), 'done');
      const lines = await db()
        .selectFrom('auth_audit')
        .select(['event', 'detail'])
        .where('event', 'in', ['import_begun', 'import_finished'])
        .where('detail', 'like', `%${program.unitId}%`)
        .orderBy('id')
        .execute();
      expect(lines.map(({ event }) => event).toSorted()).toEqual(['import_begun', 'import_finished']);
      for (const { detail } of lines)
        expect(JSON.parse(detail ?? '')).toMatchObject({
          clientId: program.party.id,
          unitId: program.unitId,
        });
    });

    test('when it is a set of OneRoster, then all of it comes, and the same set changes nothing', async () => {
      const program = await scene.createProgram();
      const content = await rosterOf(smallSchool);
      const query = 'kind=roster&mode=run';
      const first = await settled(program, await send(program, { query, content }), 'done');
      expect(first.counts).toMatchObject({ new: 6, refused: 1 });
      const second = await settled(program, await send(program, { query, content }), 'done');
      expect(second.counts).toEqual({ new: 0, changed: 0, same: 6, leaving: 0, refused: 1 });
    });

    test('when it cannot be read, or lacks a column, then the answer says so', async () => {
      const program = await scene.createProgram();
      const unreadable = await send(program, { query: 'kind=roster' });
      expect([unreadable.status, unreadable.body.state]).toEqual([200, 'unreadable']);
      expect(unreadable.body.problems[0].text).toBe('This is no archive of OneRoster');
      const columns = await send(program, { content: '学号\nS1' });
      expect([columns.status, columns.body.error]).toEqual([422, 'invalid_input']);
      const large = await send(program, { content: Buffer.alloc(33 * 1024 * 1024) });
      expect([large.status, large.body.error]).toEqual([413, 'body_too_large']);
    });
  });

  describe('rows of a program', () => {
    const rows = [{ externalId: 'S1', realName: '张,三', userType: 'student' }];
    const order = { kind: 'people', mode: 'run', rows };

    test('when a key comes again, then it is the same import; with another content it is refused', async () => {
      const program = await scene.createProgram();
      const first = await sendRows(program, order, 'the-same-key');
      await settled(program, first, 'done');
      const again = await sendRows(program, order, 'the-same-key');
      expect([again.status, again.body.importId]).toEqual([200, first.body.importId]);
      const other = await sendRows(program, { ...order, mode: 'preview' }, 'the-same-key');
      expect([other.status, other.body.error]).toEqual([409, 'conflict']);
      const next = await settled(program, await sendRows(program, order), 'done');
      expect(next.counts).toMatchObject({ new: 0, changed: 0, same: 1 });
      expect(await peopleOf(program)).toMatchObject([{ external_id: 'S1', real_name: '张,三' }]);
    });

    test('when they are wrong, or no key comes along, then they are refused', async () => {
      const program = await scene.createProgram();
      for (const wrong of [
        {},
        { ...order, kind: 'roster' },
        { ...order, rows: [] },
        { ...order, rows: [{ password: 'x' }] },
      ])
        expect((await sendRows(program, wrong)).status).toBe(422);
      expect((await sendRows(program, order, 'short')).body.fieldErrors[0].field).toBe('Idempotency-Key');
    });

    test('when they are about administrators, or contacts without the scope, then these rows are refused', async () => {
      const program = await scene.createProgram(['import.write']);
      const people = [
        { externalId: 'A1', realName: '甲', userType: 'administrator' },
        { externalId: 'S1', realName: '乙', userType: 'student', phone: '13900000001' },
      ];
      const first = await settled(program, await sendRows(program, { ...order, rows: people }), 'done');
      expect(first.counts).toMatchObject({ new: 1, refused: 1 });
      const changed = [{ externalId: 'S1', realName: '乙', phone: '13900000002' }];
      const second = await settled(program, await sendRows(program, { ...order, rows: changed }), 'done');
      expect(second.rows.list[0].problems[0].code).toBe('contact_not_allowed');
      expect(await peopleOf(program)).toMatchObject([{ external_id: 'S1', phone: '13900000001' }]);
    });
  });

  test('when a program lacks the scope, or an import is that of another one, then there is none for it', async () => {
    const program = await scene.createProgram();
    const begun = await send(program);
    const neighbour = await scene.createProgram(undefined, program.unitId);
    const stranger = await scene.createProgram();
    for (const { token } of [neighbour, stranger]) {
      expect((await scene.ask(token, `${path}/${begun.body.importId}`)).status).toBe(404);
      expect((await scene.ask(token, `${path}/${begun.body.importId}/run`, { method: 'POST' })).status).toBe(
        404,
      );
    }
    const reader = await scene.createProgram(['people.read']);
    expect((await send(reader)).status).toBe(403);
    expect((await scene.ask('', `${path}/${begun.body.importId}`)).status).toBe(401);
    await settled(program, begun, 'compared');
  });
});
