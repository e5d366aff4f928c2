import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';

const base = '/api/base/feedback';
const details = {
  page: '/desktop/home',
  build: 'b1',
  remotes: [{ name: 'desktop', version: '1.0.0' }],
  browser: 'Chromium',
  language: 'zh-CN',
  window: '1366×768',
  failedCalls: [
    { at: 1, method: 'GET', path: '/api/x', status: 500, kind: 'body', requestId: 'r-1' },
    { at: 2, method: 'GET', path: '/api/y', status: 0, kind: 'network' },
  ],
};

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database());
  });
  afterEach(() => platform.close());

  const send = async (loginName: string, change: object = {}) => {
    const body = { id: randomUUID(), text: '课表打不开', details, ...change };
    return (await (await platform.as(loginName)).postJson(`${base}/send`, body)).body;
  };
  const readBy = async (loginName: string) => (await (await platform.as(loginName)).get(`${base}/list`)).body;

  test('when a teacher tells something, then her administrator and the bureau read it, no other school', async () => {
    const { data } = await send('t.zhou');
    expect((await readBy('ps.admin')).data).toMatchObject({
      total: 1,
      list: [{ id: data.id, text: '课表打不开', loginName: 't.zhou', at: platform.now(), details }],
    });
    expect((await readBy('bureau.admin')).data.total).toBe(1);
    expect((await readBy('ms.admin')).data.total).toBe(0);
  });

  test.each(['t.zhou', 'p.zhou', 's.zhoule'])('when %s wants to read feedback, then no', async (who) => {
    expect((await readBy(who)).code).toBe('forbidden');
  });

  test('when nobody is signed in, then nothing is taken', async () => {
    const answer = await platform
      .createClient()
      .postJson(`${base}/send`, { id: randomUUID(), text: 'x', details });
    expect(answer.body.status).toBe(401);
  });

  test('when the same is sent again, then it is kept once; with somebody else’s id it is refused', async () => {
    const id = randomUUID();
    expect((await send('t.zhou', { id })).status).toBe(200);
    expect((await send('t.zhou', { id })).status).toBe(200);
    expect((await send('t.wu', { id })).code).toBe('conflict');
    expect((await readBy('ps.admin')).data.total).toBe(1);
  });

  test('when somebody sends a sixth within ten minutes, then she has to wait, and others do not', async () => {
    for (let count = 1; count <= 5; count += 1) expect((await send('t.zhou')).status).toBe(200);
    expect(await send('t.zhou')).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect((await send('t.wu')).status).toBe(200);
    platform.advance(600_000);
    const later = platform.createClient();
    await later.post('/api/uaa/oauth/login', { username: 't.zhou', password: 'Demo2026' });
    const body = { id: randomUUID(), text: '课表打不开', details };
    expect((await later.postJson(`${base}/send`, body)).body.status).toBe(200);
  });

  test.each([
    ['no text', { text: '  ' }],
    ['a text without end', { text: 'x'.repeat(2001) }],
    [
      'more calls than are kept',
      { details: { ...details, failedCalls: Array(11).fill(details.failedCalls[0]) } },
    ],
  ])('when it has %s, then it is refused', async (_, change) => {
    expect((await send('t.zhou', change)).code).toBe('invalid_input');
  });
});
