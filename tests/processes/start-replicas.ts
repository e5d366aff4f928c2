import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../platform/testing/find-postgres.ts';
import { createPostgresPlace } from '../../platform/testing/test-database.ts';
import { type Alternator, startAlternator } from './alternator.ts';
import { findFreePort } from './find-free-port.ts';
import { findMissingPrograms } from './find-program.ts';
import { type RedisProgram, startRedis } from './redis.ts';
import { platformSecret, type ServerProgram, startBff, startPlatform } from './servers.ts';

/** Two BFFs over one Redis, two platforms over one PostgreSQL, and in front of each pair one that takes turns. */
export interface Replicas {
  /** The public origin: before the BFFs. */
  readonly url: string;
  readonly front: Alternator;
  /** Before the platforms. */
  readonly middle: Alternator;
  readonly bffs: readonly ServerProgram[];
  readonly platforms: readonly ServerProgram[];
  readonly redis: RedisProgram;
  /** Address of the database, which is one schema of its server. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  output(): string;
  stop(): Promise<void>;
}

/** Names of what replicas need and what is not here; none under `REQUIRE_SERVICES=1`, where a missing one has to fail. */
export async function findMissingServices(): Promise<string[]> {
  const missing = findMissingPrograms(['redis-server']);
  const isRequired = process.env.REQUIRE_SERVICES === '1';
  return isRequired || (await findPostgres()) ? missing : [...missing, 'PostgreSQL'];
}

const sessionKeys = 'replicas-share-this-key-of-enough-characters';

export interface ReplicasOptions {
  /** For both BFFs, beside what makes them replicas. */
  readonly bffEnvironment?: Readonly<Record<string, string>>;
  /** Whether a load balancer stands before the BFFs, see `AlternatorOptions`. */
  readonly isBalanced?: boolean;
}

export async function startReplicas({
  bffEnvironment = {},
  isBalanced = false,
}: ReplicasOptions = {}): Promise<Replicas> {
  const undo: (() => unknown)[] = [];
  const keep = <T extends { stop(): Promise<void> }>(part: T): T => {
    undo.push(() => part.stop());
    return part;
  };
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-replicas-'));
    undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const postgresUrl = await findPostgres();
    if (!postgresUrl) throw new Error('PostgreSQL does not answer: set DATABASE_URL');
    const place = await createPostgresPlace(postgresUrl);
    undo.push(place.remove);
    const databaseUrl = inSchema(postgresUrl, place.schema);
    const redis = keep(await startRedis());
    const publicPort = await findFreePort();
    const url = `http://localhost:${publicPort}`;
    const shared = { PUBLIC_URL: url, DATA_DIR: dataDir };

    const platform = async () => keep(await startPlatform({ ...shared, DATABASE_URL: databaseUrl }));
    const platforms = await Promise.all([platform(), platform()]);
    const middle = keep(await startAlternator(platforms.map(({ port }) => port)));
    const upstream = {
      UPSTREAM_URL: `http://127.0.0.1:${middle.port}`,
      LOGIN_UNIT_ID: 'U2001',
      PLATFORM_SECRET: platformSecret,
    };
    const stores = { REDIS_URL: redis.url, SESSION_KEYS: sessionKeys };
    const bff = async () => keep(await startBff({ ...shared, ...upstream, ...stores, ...bffEnvironment }));
    const bffs = await Promise.all([bff(), bff()]);
    const front = keep(
      await startAlternator(
        bffs.map(({ port }) => port),
        { port: publicPort, isBalancer: isBalanced },
      ),
    );
    const output = () => [...platforms, ...bffs].map((program) => program.output()).join('');
    return { url, front, middle, bffs, platforms, redis, databaseUrl, dataDir, output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function inSchema(url: string, schema: string): string {
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${schema}`);
  // One name per schema, by which a test finds its own connections.
  address.searchParams.set('application_name', schema);
  return address.href;
}
