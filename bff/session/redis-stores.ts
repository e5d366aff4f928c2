import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from './clock.ts';
import type {
  BffStores,
  DocumentStore,
  LockStore,
  ReplicaStore,
  SessionRecord,
  SessionStore,
} from './session-store.ts';

/** A store that does not answer within this time counts as down. */
const commandTimeoutMs = 2000;

/** `revision` is written first, so that the script finds it without parsing the rest. */
const recordSchema = v.object({
  revision: v.number(),
  key: v.string(),
  createdAt: v.number(),
  lastSeenAt: v.number(),
  endsAt: v.number(),
  userId: v.optional(v.string()),
  sealed: v.string(),
});

const replaceScript = `
local current = redis.call('GET', KEYS[1])
if not current or string.match(current, '^{"revision":(%d+)') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

const replaceDocumentScript = `
if (redis.call('HGET', KEYS[1], 'revision') or '0') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'revision', ARGV[1] + 1, 'text', ARGV[2])
return 1`;

const extendScript = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`;

const releaseScript = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

/** By the clock of Redis: those of the servers may differ. */
const noteScript = `
local now = tonumber(redis.call('TIME')[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[2])
return redis.call('ZRANGE', KEYS[1], 0, -1)`;

interface RedisStores extends BffStores {
  readonly replicas: ReplicaStore;
}

export interface RedisStoresOptions {
  readonly url: string;
  /** Puts all keys under a name of their own. Default `portal:`. */
  readonly prefix?: string;
  /** Default: the system's clock. */
  readonly clock?: Clock;
  readonly onError?: (error: Error) => void;
}
type Client = Awaited<ReturnType<typeof createRedisClient>>;

/**
 * Sessions, locks and documents in Redis: for any number of replicas.
 * Resolves when the first connection attempt succeeded, failed or took too long; it goes on connecting by itself.
 */
export async function openRedisStores(options: RedisStoresOptions): Promise<RedisStores> {
  const { url, prefix = 'portal:', clock = Date.now, onError } = options;
  const client = await createRedisClient(url);
  const firstTry = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, commandTimeoutMs);
    const finish = (): void => {
      clearTimeout(timer);
      resolve();
    };
    client.once('ready', finish);
    client.once('error', finish);
  });
  client.on('error', (error: Error) => onError?.(error));
  // Resolves only when the client is closed for good, as the reconnect strategy never gives up.
  client.connect().catch((error: Error) => onError?.(error));
  await firstTry;
  return {
    sessions: createSessionKeys(client, `${prefix}session:`, clock),
    locks: createLockKeys(client, `${prefix}lock:`),
    documents: createDocumentKeys(client, `${prefix}document:`),
    replicas: createReplicaKey(client, `${prefix}replicas`),
    check: async () => {
      // A replica, or a Redis without memory left, answers a ping still.
      await client.set(`${prefix}readiness`, '', { expiration: { type: 'EX', value: 60 } });
    },
    close: async () => client.destroy(),
  };
}

async function createRedisClient(url: string) {
  // Here, since most portals need none of it: loading it would be a fifth of their start.
  const { createClient } = await import('redis');
  return createClient({
    url,
    // While Redis is away commands fail at once instead of waiting in a queue: the answer is 503, not a hang.
    disableOfflineQueue: true,
    commandOptions: { timeout: commandTimeoutMs },
    socket: {
      connectTimeout: commandTimeoutMs,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, 2000),
    },
  });
}

function createSessionKeys(client: Client, prefix: string, clock: Clock): SessionStore {
  return {
    find: async (key) => {
      const text = await client.get(prefix + key);
      if (text === null) return undefined;
      const { userId, ...record } = v.parse(recordSchema, JSON.parse(text));
      return { ...record, userId };
    },
    create: async (record, keepUntil) => {
      await client.set(prefix + record.key, textOf(record), {
        expiration: { type: 'PX', value: ttl(keepUntil, clock) },
        condition: 'NX',
      });
    },
    replace: async (record, expectedRevision, keepUntil) => {
      const replaced = await client.eval(replaceScript, {
        keys: [prefix + record.key],
        arguments: [String(expectedRevision), textOf(record), String(ttl(keepUntil, clock))],
      });
      return replaced === 1;
    },
    destroy: async (key) => {
      await client.del(prefix + key);
    },
    destroyAll: () => deleteAll(client, prefix),
  };
}

function createLockKeys(client: Client, prefix: string): LockStore {
  return {
    acquire: async (name, ttlMs) => {
      const token = randomUUID();
      const answer = await client.set(prefix + name, token, {
        expiration: { type: 'PX', value: ttlMs },
        condition: 'NX',
      });
      return answer === 'OK' ? token : undefined;
    },
    extend: async (name, token, ttlMs) => {
      const extended = await client.eval(extendScript, {
        keys: [prefix + name],
        arguments: [token, String(ttlMs)],
      });
      return extended === 1;
    },
    release: async (name, token) => {
      await client.eval(releaseScript, { keys: [prefix + name], arguments: [token] });
    },
  };
}

function createDocumentKeys(client: Client, prefix: string): DocumentStore {
  return {
    find: async (key) => {
      const [revision, text] = await client.hmGet(prefix + key, ['revision', 'text']);
      return revision && text != null ? { revision: Number(revision), text } : undefined;
    },
    replace: async (key, text, expectedRevision) => {
      const replaced = await client.eval(replaceDocumentScript, {
        keys: [prefix + key],
        arguments: [String(expectedRevision), text],
      });
      return replaced === 1;
    },
    destroy: async (key) => {
      await client.del(prefix + key);
    },
    destroyAll: () => deleteAll(client, prefix),
  };
}

function createReplicaKey(client: Client, key: string): ReplicaStore {
  return {
    note: async (text, ttlSeconds) => {
      const noted = await client.eval(noteScript, { keys: [key], arguments: [text, String(ttlSeconds)] });
      return v.parse(v.array(v.string()), noted);
    },
    forget: async (text) => {
      await client.zRem(key, text);
    },
  };
}

function textOf({ revision, ...rest }: SessionRecord): string {
  return JSON.stringify({ revision, ...rest });
}

/** Redis refuses a life of zero. */
function ttl(keepUntil: number, clock: Clock): number {
  return Math.max(1, Math.ceil(keepUntil - clock()));
}

async function deleteAll(client: Client, prefix: string): Promise<void> {
  for await (const keys of client.scanIterator({ MATCH: `${prefix}*`, COUNT: 500 })) {
    if (keys.length > 0) await client.del(keys);
  }
}
