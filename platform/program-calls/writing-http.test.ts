import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalChangeBus } from '#platform/changes';
import { forEachEngine, startTestPlatform, type TestPlatform } from '#platform/testing';
import { dailyLimits, maxRows, shownLimits, writingLimit } from './call-limits.ts';
import { createServiceScene, type TestService } from './testing/service-scene.ts';

const page = '/pages/notes/pc_notes_all/index.html';
const markup = '<img src=x onerror="alert(1)"><b>粗</b>';

forEachEngine((engine) => {
  let platform: TestPlatform;
  let service: TestService;
  let other: TestService;
  const changes = createLocalChangeBus();
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database(), { changes });
    service = await scene.createService();
    other = await scene.createService();
  });
  afterAll(() => platform.close());
  const scene = createServiceScene(engine.database, () => platform);
  const addUser = (more = {}) => scene.addUser(service.unitId, more);

  /** Users that are announced while something is done. */
  const listen = async (work: () => Promise<unknown>): Promise<string[]> => {
    const heard: string[] = [];
    const leave = changes.listen((ids) => heard.push(...ids));
    await work();
    leave();
    return heard;
  };
  /** A call of each kind that writes, to these users. */
  const writes = (userIds: readonly string[]) =>
    [
      ['badges.write', '/badges', { counts: userIds.map((userId) => ({ userId, num: 1 })) }],
      ['messages.write', '/messages', { userIds, title: 't', content: 'c' }],
      ['todos.write', '/todos', { key: 'k', userIds, title: 't', address: page }],
    ] as const;

  describe('messages', () => {
    const note = (userIds: readonly string[], more: object = {}) =>
      scene.post(service, '/messages', { userIds, title: '作业|||Homework', content: '第 3 页', ...more });

    test('when a service sends one, then its readers have it from the app, and open pages are notified', async () => {
      const [reader, second] = [await addUser(), await addUser()];
      const announced = await listen(async () => {
        const { status, body } = await note([reader, second, reader], {
          address: `${page}?a=1#/7`,
          importance: 4,
        });
        expect([status, body]).toEqual([
          200,
          {
            messageId: expect.any(String),
            appCode: service.appCode,
            sent: 2,
            unknown: [],
            limited: [],
            limits: shownLimits,
          },
        ]);
      });
      expect(announced.toSorted()).toEqual([reader, second].toSorted());
      const browser = await scene.signIn(reader);
      const { data } = (await browser.get('/api/base/desktop/message_select_not_read')).body;
      expect(data).toEqual([
        expect.objectContaining({
          title: '作业|||Homework',
          messageMeno: '第 3 页',
          importance: 4,
          module: service.appCode,
          url: `${page}?a=1#/7`,
        }),
      ]);
      expect((await browser.get('/api/base/desktop/unhandlecount')).body.data).toMatchObject({ message: 1 });
      expect((await scene.eventsOf(service.party)).at(-1)).toBe(
        'program.success (POST /programs/v1/messages 200, rows: 2)',
      );
    });

    test('when markup stands in it, then it is answered as the text that it is', async () => {
      const reader = await addUser();
      await note([reader], { title: markup, content: markup });
      const browser = await scene.signIn(reader);
      const [message] = (await browser.get('/api/base/desktop/message_select_not_read')).body.data;
      expect([message.title, message.messageMeno]).toEqual([markup, markup]);
    });

    test.each([
      '//evil.example/pages/a/pc_a_all/index.html',
      'https://evil.example/pages/a/pc_a_all/index.html',
      'javascript:alert(1)',
      'data:text/html,x',
      '\\\\evil.example\\x',
      '/\\evil.example/pages/a/pc_a_all/index.html',
      '/api/uaa/oauth/logout',
      '/assets/x/notes/1.0.0/app.js',
      '/pages/notes',
      '/pages/../api/x/pc_a_all/index.html',
      '/evil/notes/pc_notes_all/index.html',
    ])('when the address is %s, then it is refused and nothing is sent', async (address) => {
      const reader = await addUser();
      const { status, body } = await note([reader], { address });
      expect([status, body.error, body.fieldErrors?.[0]?.field]).toEqual([422, 'invalid_input', 'address']);
      const todo = await scene.post(service, '/todos', { key: 'k', userIds: [reader], title: 't', address });
      expect(todo.body.fieldErrors?.[0]?.field).toBe('address');
      expect((await (await scene.signIn(reader)).get('/api/base/desktop/unhandlecount')).body.data).toEqual({
        todo: 0,
        message: 0,
      });
    });

    test.each([`${page}#/7`, '/desktop/home', '/area/notes/pc_notes_tm/index.html'])(
      'when the address is the page %s, with or without the origin, then it is taken',
      async (path) => {
        const reader = await addUser();
        for (const address of [path, `${platform.base}${path}`])
          expect((await note([reader], { address })).body.sent).toBe(1);
      },
    );

    test('when one person gets too many in a day, then she is named, the others get it, and the next day is free', async () => {
      const [reader, second] = [await addUser(), await addUser()];
      for (let count = 0; count < dailyLimits.message.points; count += 1)
        expect((await note([reader])).body.limited).toEqual([]);
      expect((await note([reader, second])).body).toMatchObject({ sent: 1, limited: [reader] });
      const alone = await note([reader]);
      expect([alone.status, alone.body]).toMatchObject([
        200,
        { messageId: null, sent: 0, limited: [reader] },
      ]);
      // Another app has a count of its own.
      await scene.grant(other.party, service.unitId);
      const { body } = await scene.askToken(other.party, { unit_id: service.unitId });
      const from = { token: String(body.access_token) };
      expect(
        (await scene.post(from, '/messages', { userIds: [reader], title: 't', content: 'c' })).body.sent,
      ).toBe(1);
      platform.advance(dailyLimits.message.window + 1);
      const renewed = { token: String((await scene.askToken(service.party)).body.access_token) };
      const next = await scene.post(renewed, '/messages', { userIds: [reader], title: 't', content: 'c' });
      expect(next.body.sent).toBe(1);
      service = { ...service, ...renewed };
      other = {
        ...other,
        token: String((await scene.askToken(other.party, { unit_id: other.unitId })).body.access_token),
      };
    });
  });

  describe('badges', () => {
    const set = (counts: readonly { userId: string; num: number }[]) =>
      scene.post(service, '/badges', { counts });

    test('when a service sets them, then they stand on the tile of its app, and who sees another number is notified', async () => {
      const [reader, second] = [await addUser(), await addUser()];
      await set([
        { userId: reader, num: 3 },
        { userId: second, num: 5 },
      ]);
      const browser = await scene.signIn(reader);
      const numbers = async () => (await browser.get('/api/base/desktop/unReadCodeCount')).body.data;
      expect(await numbers()).toEqual([{ code: service.appCode, num: 3 }]);
      const announced = await listen(async () => {
        const { body } = await set([
          { userId: reader, num: 0 },
          { userId: second, num: 5 },
        ]);
        expect(body).toEqual({ appCode: service.appCode, set: 2, unknown: [], limits: shownLimits });
      });
      expect(announced).toEqual([reader]);
      expect(await numbers()).toEqual([]);
    });

    test.each([-1, 1.5, 10_000, '3', null])('when the number is %j, then it is refused', async (num) => {
      const { status } = await scene.post(service, '/badges', { counts: [{ userId: await addUser(), num }] });
      expect(status).toBe(422);
    });

    test('when the app has no tile, then the refusal says so', async () => {
      const program = await scene.createProgram();
      await scene.serveApp(program, false);
      const userId = await scene.addUser(program.unitId);
      const { status, body } = await scene.post(program, '/badges', { counts: [{ userId, num: 1 }] });
      expect([status, body.error, body.error_description]).toEqual([
        409,
        'conflict',
        'The app is not in the catalogue, so it has no tile',
      ]);
    });
  });

  describe('every call that writes', () => {
    test('when users are of another unit, disabled, or nobody, then they are answered as unknown, and get nothing', async () => {
      const known = await addUser();
      const disabled = await addUser({ user_status: 'disabled' });
      const stranger = await scene.addUser(other.unitId);
      const unknown = [stranger, disabled, 'nobody', "' or 1=1 --"];
      for (const [, path, order] of writes([known, ...unknown])) {
        const { status, body } = await scene.post(service, path, order);
        expect([path, status, body.unknown]).toEqual([path, 200, unknown]);
      }
      const rows = await engine
        .database()
        .db.selectFrom('message_delivery')
        .select('user_id')
        .where('user_id', 'in', [stranger, disabled])
        .execute();
      expect(rows).toEqual([]);
    });

    test('when the scope lacks, then 403 and its name', async () => {
      const reader = await addUser();
      for (const [scope, path, order] of writes([reader])) {
        const { status, headers } = await scene.post(await lacking(scope), path, order);
        expect([path, status]).toEqual([path, 403]);
        expect(headers.get('www-authenticate')).toContain(`scope="${scope}"`);
      }
    });

    test('when a client serves no app, several, or not the named one, then the refusal says which it is', async () => {
      const program = await scene.createProgram();
      const userId = await scene.addUser(program.unitId);
      const send = async (more: object) => {
        const order = { userIds: [userId], title: 't', content: 'c', ...more };
        const { status, body } = await scene.post(program, '/messages', order);
        return [status, body.error ?? body.appCode];
      };
      expect(await send({})).toEqual([409, 'conflict']);
      const [one, two] = [await scene.serveApp(program), await scene.serveApp(program)];
      expect(await send({})).toEqual([409, 'conflict']);
      expect(await send({ appCode: one })).toEqual([200, one]);
      expect(await send({ appCode: two })).toEqual([200, two]);
      expect(await send({ appCode: service.appCode })).toEqual([403, 'forbidden']);
    });

    test('when too many users are named at once, then the refusal names the limit', async () => {
      const many = Array.from({ length: maxRows + 1 }, (_, number) => `u${number}`);
      for (const [, path, order] of writes(many)) {
        const { status, body } = await scene.post(service, path, order);
        expect([path, status, body.fieldErrors]).toEqual([
          path,
          422,
          [{ field: path === '/badges' ? 'counts' : 'userIds', message: `At most ${maxRows} entries` }],
        ]);
      }
      const most = await scene.post(service, '/messages', {
        ...{ userIds: many.slice(1), title: 't', content: 'c' },
      });
      expect(most.body.unknown).toHaveLength(maxRows);
    });

    test('when a body is no JSON, or too large, then it is refused and leaves a line', async () => {
      const send = (body: string) =>
        scene.ask(service.token, '/programs/v1/messages', { method: 'POST', body });
      expect((await send('{')).status).toBe(400);
      expect((await send(JSON.stringify({ title: 'x'.repeat(300_000) }))).status).toBe(413);
      expect((await scene.eventsOf(service.party)).slice(-2)).toEqual([
        'program.error (POST /programs/v1/messages 400)',
        'program.error (POST /programs/v1/messages 413)',
      ]);
    });

    test('when a client writes too often in a minute, then 429 with a time, and reading goes on', async () => {
      const flooding = await scene.createService();
      const userId = await scene.addUser(flooding.unitId);
      const [[, path, order]] = writes([userId]);
      await scene.post(flooding, path, order);
      await engine
        .database()
        .db.updateTable('rate_limit')
        .set({ points: writingLimit.points })
        .where('key', '=', `program-writes:${flooding.party.id}`)
        .execute();
      const refused = await scene.post(flooding, path, order);
      expect([refused.status, refused.body.error]).toEqual([429, 'too_many_requests']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await scene.get(flooding, '/people')).status).toBe(200);
    });

    test('when something is written, then the stream that the portal’s server listens to says for whom', async () => {
      const reader = await addUser();
      const ending = new AbortController();
      const { body } = await fetch(`${platform.base}/internal/changes`, { signal: ending.signal });
      const parts = body?.pipeThrough(new TextDecoderStream()).getReader();
      expect((await parts?.read())?.value).toBe(':listening\n\n');
      for (const [, path, order] of writes([reader])) {
        await scene.post(service, path, order);
        let heard = '';
        while (!heard.includes(`data: ${JSON.stringify([reader])}\n\n`))
          heard += (await parts?.read())?.value ?? '';
      }
      ending.abort();
    });
  });

  /** The same service without one scope. */
  async function lacking(scope: string): Promise<{ token: string }> {
    const { body } = await scene.askToken(service.party, {
      scope: ['badges.write', 'messages.write', 'todos.write'].filter((name) => name !== scope).join(' '),
    });
    return { token: String(body.access_token) };
  }
});
