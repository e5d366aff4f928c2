import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forEachEngine, insertUnitWithUser, startTestPlatform, type TestPlatform } from '#platform/testing';

const path = '/api/uaa/oauth/login/face';
const picture = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(400, 7)]).toString('base64');

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

function sees(userId: string | null): Answer {
  return (_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ userId }));
}

/** A recognition service on a free port. */
async function startService() {
  let answer: Answer = sees(null);
  const asked: { body: object; authorization: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    asked.push({ body: JSON.parse(text), authorization: request.headers.authorization });
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    set: (next: Answer) => {
      answer = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

forEachEngine((engine) => {
  let service: Awaited<ReturnType<typeof startService>>;
  let platform: TestPlatform;
  let without: TestPlatform;
  /** Waits for the service as good as not. */
  let impatient: TestPlatform;
  beforeAll(async () => {
    service = await startService();
    const faceService = { url: service.url, token: 'secret', timeout: 60_000 };
    platform = await startTestPlatform(engine.database(), { faceService });
    impatient = await startTestPlatform(engine.database(), { faceService: { ...faceService, timeout: 50 } });
    without = await startTestPlatform(engine.database());
  });
  beforeEach(() => {
    service.asked.length = 0;
    service.set(sees(null));
  });
  afterAll(async () => {
    await platform.close();
    await without.close();
    await impatient.close();
    service.close();
  });

  let browser = 0;
  const createClient = (on: TestPlatform = platform) => {
    browser += 1;
    return on.createClient(`10.30.0.${browser}`, { 'user-agent': `Browser/${browser}` });
  };
  const createUser = async (more: object = {}, face_login: 0 | 1 = 1) => {
    const { db } = engine.database();
    const { unit, user } = await insertUnitWithUser(db, more);
    await db.updateTable('unit').set({ face_login }).where('id', '=', unit.id).execute();
    return { unitId: unit.id, userId: user.id };
  };
  const show = (unitId: string, faceImage = picture, client = createClient()) =>
    client.post(path, { faceImage, unitId, noIntercept: 'true' });

  test('when the service knows the face, then its user is signed in, and what matters needs the password', async () => {
    const { unitId, userId } = await createUser();
    service.set(sees(userId));
    const phone = { 'sy-headers': '{"device":"app","app":"/"}' };
    const client = platform.createClient('10.30.1.1', phone);
    expect((await show(unitId, `data:image/jpeg;base64,${picture}`, client)).body).toMatchObject({
      status: 200,
      data: { userId },
    });
    expect(service.asked).toEqual([{ body: { image: picture, unitId }, authorization: 'Bearer secret' }]);
    expect((await client.get('/api/uaa/oauth/me')).body.data.userId).toBe(userId);
    const { db } = engine.database();
    const session = await db
      .selectFrom('auth_session')
      .select('amr')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    expect(session?.amr).toBe('face');
    const device = await client.post('/api/uaa/oauth/device/remember');
    expect(device.body.code).toBe('fresh_sign_in_required');
  });

  test('when nobody, somebody of another unit, or an administrator is seen, then the answer is the same', async () => {
    const { unitId } = await createUser();
    const stranger = await createUser();
    const administrator = await createUser({ user_type: 4 });
    const answers = [];
    for (const [userId, asksFor] of [
      [null, unitId],
      ['nobody', unitId],
      [stranger.userId, unitId],
      [administrator.userId, administrator.unitId],
    ] as const) {
      service.set(sees(userId));
      const client = createClient();
      const { requestId: _, ...body } = (await show(asksFor, picture, client)).body;
      answers.push(body);
      expect(client.cookies.size).toBe(0);
    }
    expect(answers[0]).toMatchObject({ status: 400, code: 'invalid_grant' });
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  test('when the unit has not switched it on, or there is no service, then nothing is sent to anybody', async () => {
    const off = await createUser({}, 0);
    const on = await createUser();
    const config = async (at: TestPlatform, unitId: string) =>
      (await createClient(at).get(`/api/uaa/oauth/login/unit_config?unitId=${unitId}`)).body.data.faceLogin;
    expect((await show(off.unitId)).body.code).toBe('forbidden');
    expect((await show('')).body.status).not.toBe(200);
    expect((await createClient().post(path, { faceImage: picture })).body.code).toBe('forbidden');
    expect((await show(on.unitId, picture, createClient(without))).body.code).toBe('forbidden');
    expect(await Promise.all([config(platform, off.unitId), config(without, on.unitId)])).toEqual([
      false,
      false,
    ]);
    expect(await config(platform, on.unitId)).toBe(true);
    expect(service.asked).toEqual([]);
  });

  test.each([
    ['no base64', 'not a picture!'],
    ['no picture', Buffer.from('<svg onload=1>').toString('base64')],
    ['too long', `${picture}${'A'.repeat(2_800_000)}`],
  ])('when what is shown is %s, then it goes nowhere', async (_, faceImage) => {
    const { unitId } = await createUser();
    expect((await show(unitId, faceImage)).body.code).toBe('invalid_input');
    expect(service.asked).toEqual([]);
  });

  test.each<[string, Answer, string]>([
    ['breaks off', (request) => void request.socket.destroy(), 'upstream_unavailable'],
    ['answers 500', (_, response) => void response.writeHead(500).end(), 'upstream_unavailable'],
    [
      'sends elsewhere',
      (_, response) => void response.writeHead(302, { location: '/' }).end(),
      'upstream_unavailable',
    ],
    ['answers a page', (_, response) => void response.end('<html>'), 'upstream_invalid'],
    ['never answers', () => undefined, 'upstream_timeout'],
  ])('when the service %s, then that is told, and nobody is signed in', async (_, answer, code) => {
    const { unitId } = await createUser();
    service.set(answer);
    const client = createClient(code === 'upstream_timeout' ? impatient : platform);
    expect((await show(unitId, picture, client)).body.code).toBe(code);
    expect(client.cookies.size).toBe(0);
  });

  test('T32 when one browser is not recognised five times, then it waits', async () => {
    const { unitId } = await createUser();
    const client = createClient();
    const codes = [];
    for (let tries = 0; tries < 6; tries += 1) codes.push((await show(unitId, picture, client)).body.code);
    expect(codes).toEqual([...Array(5).fill('invalid_grant'), 'too_many_attempts']);
    expect(service.asked).toHaveLength(5);
  });

  test('T32 when the account is disabled, then the face opens nothing', async () => {
    const { unitId, userId } = await createUser({ user_status: 'disabled' });
    service.set(sees(userId));
    expect((await show(unitId)).body.code).toBe('account_disabled');
  });
});
