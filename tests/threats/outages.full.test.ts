import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask as askBff, type Reply } from '../../bff/testing/ask.ts';
import { testKeys } from '../../bff/testing/start-bff.ts';
import { origin, type RealPortal, startRealPortal } from './testing/start-real-portal.ts';

const { host } = new URL(origin);

let portal: RealPortal;
/** Another one before the same kind of platform, with little patience. */
let impatient: RealPortal;
beforeAll(async () => {
  const timeouts = { call: 1_500, short: 1_500, refresh: 1_500 };
  [portal, impatient] = await Promise.all([startRealPortal(), startRealPortal({ timeouts })]);
}, 60_000);
afterAll(async () => {
  await portal.stop();
  await impatient.stop();
});

async function timed(ask: () => Promise<Reply>): Promise<Reply & { ms: number }> {
  const began = performance.now();
  const reply = await ask();
  return { ...reply, ms: performance.now() - began };
}

function me(sid: string | undefined, at = portal) {
  return timed(() => at.ask({ path: '/api/uaa/oauth/me', sid }));
}

describe('T31 floods', () => {
  it('when 200 sign-ins come at once, then those who work go on, and nobody gets in by it', async () => {
    const { sid } = await portal.signIn('t.zhou');
    const flood = Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        portal.post('/api/uaa/oauth/login', { username: `flood-${i}`, password: 'x' }),
      ),
    );
    const during = [];
    for (let i = 0; i < 10; i += 1) during.push(await me(sid));
    for (const { status, json } of during) expect([status, json.data?.userId]).toEqual([200, '2001']);
    const replies = await flood;
    expect(replies.every((reply) => reply.sid === undefined)).toBe(true);
    for (const { status, json, headers } of replies) {
      expect(['invalid_grant', 'store_unavailable', 'too_many_attempts']).toContain(json.code);
      if (status !== 200) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  }, 60_000);

  it('when a body has no end, then it is refused and cut off, and the others are served', async () => {
    const { sid } = await portal.signIn('t.zhou');
    const chunk = Buffer.alloc(64 * 1024, 'a');
    let sent = 0;
    const socket = connect(portal.port, '127.0.0.1', () => {
      socket.write(
        `POST /api/uaa/oauth/login HTTP/1.1\r\nHost: ${host}\r\nX-Requested-By: portal\r\n` +
          `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${2 ** 40}\r\n\r\nusername=`,
      );
      const pour = (): void => {
        while (!socket.destroyed) {
          sent += chunk.length;
          if (!socket.write(chunk)) {
            socket.once('drain', pour);
            return;
          }
        }
      };
      pour();
    });
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.on('error', () => undefined); // cut off while it pours
    const closed = new Promise((resolve) => socket.once('close', resolve));
    expect((await me(sid)).json.data.userId).toBe('2001');
    await closed;
    // A client that goes on sending may lose the answer to the end of the connection.
    expect(answer).toMatch(/^(?:HTTP\/1\.1 413 |$)/);
    expect(sent).toBeLessThan(256 * 1024 * 1024);
  });

  it('when a hundred visitors send their request a byte at a time, then the others are served', async () => {
    const sockets = Array.from({ length: 100 }, () => connect(portal.port, '127.0.0.1'));
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      socket.write('GET /api/uaa/oauth/me HTTP/1.1\r\nHost: portal.example\r\nX-A: ');
    }
    const { sid } = await portal.signIn('t.wu');
    const reply = await me(sid);
    expect([reply.json.data.userId, reply.ms < 5_000]).toEqual(['2002', true]);
    for (const socket of sockets) socket.destroy();
  });
});

describe('T31 the platform does not answer', () => {
  it('when it hangs, then calls end in time, nobody is let in or called signed out, and only readiness is red', async () => {
    const probe = async (path: string): Promise<number> => (await impatient.ask({ path })).status;
    const { sid } = await impatient.signIn('t.zhou');
    expect(await probe('/readyz')).toBe(200);
    process.kill(impatient.platformPid, 'SIGSTOP');
    const [hanging, stranger] = await Promise.all([me(sid, impatient), me(undefined, impatient)]);
    for (const reply of [hanging, stranger]) {
      expect([502, 503, 504]).toContain(reply.status);
      expect(reply.ms).toBeLessThan(10_000);
      expect(reply.text).not.toContain('"userId"');
    }
    expect(await probe('/healthz')).toBe(200);
    expect(await probe('/readyz')).toBe(503);
    process.kill(impatient.platformPid, 'SIGCONT');
    expect(await impatient.userOf(sid)).toBe('2001');
  });

  it('when the store of sessions fails, then 503 and never “not signed in”', async () => {
    const { sid } = await portal.signIn('t.zhou');
    const beside = await portal.startBeside(testKeys);
    await beside.closeStore();
    const reply = await askBff(beside.port, { path: '/api/uaa/oauth/me', sid, headers: { host } });
    expect([reply.status, reply.json.code, reply.setCookies]).toEqual([503, 'store_unavailable', []]);
    await beside.stop();
  });
});
