import { once } from 'node:events';
import { createServer } from 'node:http';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { describeStore } from '#platform/testing';
import { createCourier, createWebhook, putInOutbox } from './index.ts';

const minute = 60_000;
const message = {
  channel: 'sms',
  recipient: '13800000001',
  body: '您的验证码是 123456|||Your code is 123456',
} as const;

interface Received {
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
}

/** A gateway of a school: answers each post with the next of these statuses, the last one from then on. */
async function startReceiver(...statuses: number[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    response.writeHead(status ?? 200, { Location: '/elsewhere' }).end('ok');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  onTestFinished(close);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/messages?app=portal`, received, close };
}

describeStore((engine) => {
  let now = Date.parse('2026-09-01T00:00:00Z');
  const logged: string[] = [];
  beforeEach(async () => {
    logged.length = 0;
    await engine.database().db.deleteFrom('outbox').execute();
  });
  const startCourier = (url: string, token?: string) =>
    createCourier({
      database: engine.database(),
      clock: () => now,
      log: (event, fields) => logged.push(JSON.stringify({ event, ...fields })),
      deliver: createWebhook({ url, token }),
    });
  const put = (): Promise<void> =>
    putInOutbox(engine.database().db, { ...message, expiresAt: now + 10 * minute }, now);
  const waiting = async (): Promise<number> =>
    (await engine.database().db.selectFrom('outbox').select('id').execute()).length;

  test('when a message waits, then the receiver gets it in both languages, with the token, and it waits no more', async () => {
    const { url, received } = await startReceiver(202);
    await put();
    await startCourier(url, 'gateway-token')();
    expect(received).toHaveLength(1);
    expect(received[0]?.body).toEqual({
      id: expect.stringMatching(/^out_/),
      channel: 'sms',
      recipient: '13800000001',
      text: { 'zh-CN': '您的验证码是 123456', en: 'Your code is 123456' },
      expiresAt: new Date(now + 10 * minute).toISOString(),
    });
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer gateway-token',
      'content-type': 'application/json',
      'idempotency-key': received[0]?.body.id,
    });
    expect(await waiting()).toBe(0);
    expect(logged).toEqual([]);
  });

  test.each([
    ['fails', 503],
    ['refuses', 401],
    ['points elsewhere', 307],
  ])('when the receiver %s, then it is asked again after a while, not before', async (_what, status) => {
    const { url, received } = await startReceiver(status, 200);
    const carry = startCourier(url);
    await put();
    await carry();
    await carry();
    expect([received.length, await waiting()]).toEqual([1, 1]);
    now += 15_000;
    await carry();
    expect([received.length, await waiting()]).toEqual([2, 0]);
    expect(received[0]?.body.id).toBe(received[1]?.body.id);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(`the receiver answered ${status}`);
  });

  test('when the receiver is away, then the log says so without recipient, text or address', async () => {
    const { url, close } = await startReceiver(200);
    await close();
    await put();
    await startCourier(url, 'gateway-token')();
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('ECONNREFUSED');
    expect(logged[0]).not.toMatch(/13800000001|123456|gateway-token|messages/);
    expect(await waiting()).toBe(1);
  });

  test('when a message is worth nothing any more, then it is not sent', async () => {
    const { url, received } = await startReceiver(200);
    await put();
    now += 10 * minute;
    await startCourier(url)();
    expect(received).toEqual([]);
  });

  test('when two couriers come at once, then one carries each message', async () => {
    const { url, received } = await startReceiver(200);
    for (let count = 0; count < 5; count += 1) await put();
    await Promise.all([startCourier(url)(), startCourier(url)()]);
    expect(new Set(received.map(({ body }) => body.id)).size).toBe(5);
    expect(received).toHaveLength(5);
  });
});
