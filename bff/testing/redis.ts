import { createConnection } from 'node:net';
import { openRedisStores } from '#bff/session';

/** The Redis that tests may use: `REDIS_URL`, or one on the standard local port. */
export const redisUrl = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379';

/**
 * Whether that Redis is there. Under `REQUIRE_SERVICES=1` it counts as there, so that its absence fails tests
 * instead of leaving them out.
 */
export function hasRedis(): Promise<boolean> {
  if (process.env.REQUIRE_SERVICES === '1') return Promise.resolve(true);
  const { hostname, port } = new URL(redisUrl);
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port || 6379) });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Stores under a prefix of their own, so that tests do not meet. */
export function openTestRedis(prefix: string, clock?: () => number) {
  return openRedisStores({ url: redisUrl, prefix, ...(clock ? { clock } : {}) });
}
