import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { hasRedis, redisUrl } from '../testing/redis.ts';
import { openRedisStores } from './redis-stores.ts';
import { createSessions } from './sessions.ts';

const keys = ['test-key-number-one-of-32-characters'];

async function sessionsOn(port: number) {
  const stores = await openRedisStores({ url: `redis://127.0.0.1:${port}` });
  const sessions = createSessions({
    store: stores.sessions,
    keys,
    upstreamOrigin: 'http://127.0.0.1:5000',
    clock: Date.now,
  });
  return { stores, sessions };
}

it('when Redis is not there, then opening does not hang and every way in says so', async () => {
  const { stores, sessions } = await sessionsOn(1);
  await expect(stores.check()).rejects.toThrow();
  await expect(sessions.find('A'.repeat(43))).rejects.toMatchObject({ code: 'store_unavailable' });
  await stores.close();
});

it('when Redis accepts but never answers, then neither the start nor a visitor waits long', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { stores, sessions } = await sessionsOn((silent.address() as AddressInfo).port);
  await expect(sessions.find('A'.repeat(43))).rejects.toMatchObject({ code: 'store_unavailable' });
  await stores.close();
  silent.close();
});

it.runIf(await hasRedis())(
  'when Redis falls silent and wakes up, then visitors get 503 and then their session',
  async () => {
    const { hostname, port } = new URL(redisUrl);
    let links: Socket[] = [];
    const relay = createServer((near) => {
      const far = connect(Number(port || 6379), hostname);
      near.pipe(far).pipe(near);
      links.push(near, far);
      for (const socket of [near, far]) socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
    const { stores, sessions } = await sessionsOn((relay.address() as AddressInfo).port);
    const { id } = await sessions.open([], '/');

    for (const socket of links) socket.unpipe().pause();
    await expect(sessions.find(id)).rejects.toMatchObject({ code: 'store_unavailable' });
    for (const socket of links) socket.destroy();
    links = [];
    await expect.poll(() => sessions.find(id).catch(() => undefined), { timeout: 10_000 }).toBeDefined();

    const session = await sessions.find(id);
    if (session) await sessions.destroy(session);
    await stores.close();
    relay.close();
  },
);
