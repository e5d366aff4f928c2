import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPlatform } from '#bff/embedded-platform';
import { type PageUpstream, startSampleOrigin } from '#bff/old-pages';
import { createMetrics, createMetricsServer, createPlatformFigures } from '#bff/operations';
import { type DeployedBuild, openDeployedBuild, partsOf } from '#bff/registry';
import { type BffStores, openRedisStores, openSqliteStores } from '#bff/session';
import { createTestClock } from '#bff/test-mode';
import type { Upstream } from '#bff/upstream';
import { findPagePrefix } from '#shared/app-access';
import { keepFolderPrivate, requireWholeFolder } from '#shared/data-folder';
import { addPseudoLanguage } from '#shared/language';
import { createJsonLog, createLineWriter } from '#shared/log';
import { createSecret } from '#shared/seal';
import { createBff } from './app.ts';
import { createShutdownHooks, drain } from './closing.ts';
import { type BffConfig, parseConfig } from './config.ts';
import { ConfigurationError } from './configuration-error.ts';
import { lockFolder } from './folder-lock.ts';
import { agreeOnKeys } from './key-agreement.ts';
import { listenOn, requireFreePort } from './listening.ts';
import { loadRooms } from './rooms.ts';
import { derivePlatformSecrets, loadOrCreateSessionKeys } from './session-keys.ts';
import { StartError } from './start-error.ts';

// What this process and the platform write is for their account alone.
process.umask(0o077);

const projectDir = path.resolve(import.meta.dirname, '..');

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const metrics = createMetrics();
// To stderr: stdout has one line, the one that says where the portal is.
const lines = createLineWriter((text) => process.stderr.write(text));
process.on('exit', lines.flush); // after a crash too
const log = metrics.countEvents(createJsonLog(lines.write, 'bff'));
const shutdown = createShutdownHooks((error) => log('close_failed', { reason: reasonOf(error) }));

async function openBuild(distDir: string): Promise<DeployedBuild> {
  const build = await openDeployedBuild({ distDir, log }).catch((cause: unknown) => {
    throw new StartError('dist/build.json is missing or broken: run npm run build', { cause });
  });
  shutdown.add(build.close);
  return build;
}

/** Does something in `DATA_DIR`, whose disk may be full or take no writes. */
function inDataDir<T>(use: () => T): T {
  try {
    return use();
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new ConfigurationError('DATA_DIR', `; it says: ${reasonOf(cause)}`);
  }
}

function prepareDataDir({ dataDir, sessionKeys }: BffConfig): readonly string[] {
  return inDataDir(() => {
    keepFolderPrivate(dataDir);
    requireWholeFolder(dataDir);
    return sessionKeys.length > 0 ? sessionKeys : loadOrCreateSessionKeys(dataDir);
  });
}

/** What lies in SQLite belongs to one portal; PostgreSQL and Redis are made for many. */
function lockData({ dataDir, redisUrl, upstreamUrl, platformEnvironment }: BffConfig): void {
  const isPlatformShared = upstreamUrl !== undefined || platformEnvironment.DATABASE_URL !== undefined;
  if (redisUrl === undefined || !isPlatformShared) shutdown.add(inDataDir(() => lockFolder(dataDir)));
}

async function openStores(
  { dataDir, redisUrl }: BffConfig,
  sessionKeys: readonly string[],
  clock: () => number,
): Promise<BffStores> {
  const onError = (error: Error) => log('redis_failed', { reason: error.message });
  if (redisUrl === undefined) {
    const stores = inDataDir(() => openSqliteStores(path.join(dataDir, 'bff.db'), clock));
    shutdown.add(stores.close);
    return stores;
  }
  const stores = await openRedisStores({ url: redisUrl, clock, onError });
  shutdown.add(stores.close);
  shutdown.add(await agreeOnKeys({ replicas: stores.replicas, sessionKeys, log }));
  return stores;
}

/** Where the services are, and what they demand: they are the deployment's own, or the embedded platform. */
async function openUpstream(
  { upstreamUrl, platformSecret, platformEnvironment, keySecrets, hasSamples }: BffConfig,
  sessionKeys: readonly string[],
  distDir: string,
): Promise<{ url: string; secret: string | undefined }> {
  if (upstreamUrl !== undefined) return { url: upstreamUrl, secret: platformSecret };
  const script = path.join(projectDir, 'platform', 'server.ts');
  const secret = platformSecret ?? createSecret();
  // The derived ones stay in the list: what they sealed before KEY_SECRETS was set must open still.
  const KEY_SECRETS = [...keySecrets, ...derivePlatformSecrets(sessionKeys)].join();
  const samples = hasSamples ? { SAMPLES_DIR: path.join(distDir, 'samples') } : {};
  const environment = { ...platformEnvironment, ...samples, KEY_SECRETS, PLATFORM_SECRET: secret };
  const starting = startEmbeddedPlatform({ script, environment, log });
  const platform = await starting.catch((cause: unknown) => {
    throw new StartError(`The embedded platform did not start: ${reasonOf(cause)}`, { cause });
  });
  shutdown.add(platform.stop);
  return { url: platform.url, secret };
}

/** Those of the deployment; in demo mode, where it names none, the sample. */
async function findPageUpstreams(
  { pageUpstreams, isDemo }: BffConfig,
  { manifest }: DeployedBuild,
): Promise<readonly PageUpstream[]> {
  if (pageUpstreams === undefined && isDemo) {
    const sample = await startSampleOrigin();
    shutdown.add(sample.close);
    return [sample.upstream];
  }
  const prefixes = pageUpstreams?.map(({ prefix }) => prefix) ?? [];
  const own = manifest.remotes.flatMap(({ paths }) => paths).find((each) => findPagePrefix(each, prefixes));
  if (own !== undefined) throw new ConfigurationError('PAGE_UPSTREAMS', `; ${own} is a page of the portal`);
  return pageUpstreams ?? [];
}

/** Never a reason not to start: a second portal on this computer may have the port. */
async function startMetrics(
  { metricsHost: host, metricsPort: port, upstreamUrl }: BffConfig,
  pool: Upstream['pool'],
): Promise<void> {
  const server = createMetricsServer(
    metrics,
    upstreamUrl === undefined ? createPlatformFigures(pool) : undefined,
  );
  try {
    await listenOn(server, port, host);
    shutdown.add(() => void server.close());
  } catch (error) {
    log('metrics_unavailable', { port, reason: reasonOf(error) });
  }
}

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  const { port, host, publicUrl, insecureHttp } = config;
  await requireFreePort(port, host);
  if (insecureHttp)
    log('insecure_http', { warning: 'cookies and passwords travel unprotected over plain HTTP' });
  // Tests name a build of their own; everybody else runs the one of the project.
  const distDir = path.resolve(process.argv[2] ?? path.join(projectDir, 'dist'));
  const build = await openBuild(distDir);
  const sessionKeys = prepareDataDir(config);
  lockData(config);
  const testMode = config.testMode ? { clock: createTestClock() } : undefined;
  if (config.pseudoLanguage) addPseudoLanguage();
  if (testMode) log('test_mode', { warning: 'anybody may reset the data and stop the clock' });
  const clock = testMode?.clock.now ?? Date.now;
  const stores = await openStores(config, sessionKeys, clock);
  const upstream = await openUpstream(config, sessionKeys, distDir);
  const rooms = await loadRooms({
    ...config,
    distDir,
    build,
    runningParts: partsOf(config),
    onFile: metrics.countFile,
    pageUpstreams: await findPageUpstreams(config, build),
    testMode,
  });
  const connection = { upstreamUrl: upstream.url, upstreamSecret: upstream.secret };
  const bff = createBff({ ...config, ...connection, stores, sessionKeys, clock, log }, rooms);
  await listenOn(bff.server, port, host);
  shutdown.add(() => drain(bff.server, bff.close));
  await startMetrics(config, bff.parts.upstream.pool);
  shutdown.add(async () => {
    bff.leave();
    await pause(config.lameDuckMs, undefined, { signal: hurry.signal }).catch(() => undefined);
  });
  process.stdout.write(`Portal ready at ${publicUrl}\n`);
}

/** Ends the wait for balancers. */
const hurry = new AbortController();
let isEnding = false;

async function end(exitCode: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await shutdown.closeAll();
  process.exit(exitCode);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    log('ending', { signal });
    // Somebody sits before the terminal, or asks again.
    if (isEnding || signal === 'SIGINT') hurry.abort();
    end(0);
  });
}

start().catch((error: unknown) => {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else log('start_failed', { reason: error instanceof Error ? error.stack : String(error) });
  end(1);
});
