import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedPlatform } from '#bff/embedded-platform';
import { createLineWriter } from '#bff/http';
import { createJsonLog, createMetrics, createMetricsServer } from '#bff/operations';
import { demoPrefs } from '#bff/prefs';
import { type DeployedBuild, openDeployedBuild } from '#bff/registry';
import { type BffStores, openRedisStores, openSqliteStores } from '#bff/session';
import { createTestClock } from '#bff/test-mode';
import { createBff } from './app.ts';
import { createCloser, drain } from './closing.ts';
import { type BffConfig, ConfigurationError, parseConfig } from './config.ts';
import { listenOn, requireFreePort } from './listening.ts';
import { createRooms } from './rooms.ts';
import { derivePlatformSecrets, loadOrCreateSessionKeys } from './session-keys.ts';
import { StartError } from './start-error.ts';

const projectDir = path.resolve(import.meta.dirname, '..');
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const metrics = createMetrics();
// To stderr: stdout has one line, the one that says where the portal is.
const lines = createLineWriter((text) => process.stderr.write(text));
process.on('exit', lines.flush); // after a crash too
const log = metrics.countEvents(createJsonLog(lines.write));
const closer = createCloser((error) => log('close_failed', { reason: reasonOf(error) }));

const openBuild = async (distDir: string): Promise<DeployedBuild> => {
  const build = await openDeployedBuild({ distDir, log }).catch((cause: unknown) => {
    throw new StartError('dist/build.json is missing or broken: run npm run build', { cause });
  });
  closer.add(build.close);
  return build;
};

const prepareDataDir = ({ dataDir, sessionKeys }: BffConfig): readonly string[] => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return sessionKeys.length > 0 ? sessionKeys : loadOrCreateSessionKeys(dataDir);
  } catch (cause) {
    throw new ConfigurationError('DATA_DIR', `; it says: ${reasonOf(cause)}`);
  }
};

const openStores = async ({ dataDir, redisUrl }: BffConfig, clock: () => number): Promise<BffStores> => {
  const onError = (error: Error) => log('redis_failed', { reason: error.message });
  const stores =
    redisUrl === undefined
      ? openSqliteStores(path.join(dataDir, 'bff.db'), clock)
      : await openRedisStores({ url: redisUrl, clock, onError });
  closer.add(stores.close);
  return stores;
};

const findUpstreamUrl = async (
  { upstreamUrl, platformEnvironment }: BffConfig,
  sessionKeys: readonly string[],
): Promise<string> => {
  if (upstreamUrl !== undefined) return upstreamUrl;
  const script = path.join(projectDir, 'platform', 'server.ts');
  const starting = startEmbeddedPlatform({
    script,
    environment: { ...platformEnvironment, KEY_SECRETS: derivePlatformSecrets(sessionKeys).join() },
    log,
  });
  const platform = await starting.catch((cause: unknown) => {
    throw new StartError(`The embedded platform did not start: ${reasonOf(cause)}`, { cause });
  });
  closer.add(platform.stop);
  return platform.url;
};

/** Never a reason not to start: a second portal on this computer may have the port. */
const startMetrics = async (port: number): Promise<void> => {
  const server = createMetricsServer(metrics);
  try {
    await listenOn(server, port, '127.0.0.1');
    closer.add(() => void server.close());
  } catch (error) {
    log('metrics_unavailable', { port, reason: reasonOf(error) });
  }
};

const start = async (): Promise<void> => {
  const config = parseConfig(process.env);
  const { port, host, publicUrl, insecureHttp, trustedProxies } = config;
  await requireFreePort(port, host);
  if (insecureHttp)
    log('insecure_http', { warning: 'cookies and passwords travel unprotected over plain HTTP' });
  // Tests name a build of their own; everybody else runs the one of the project.
  const distDir = path.resolve(process.argv[2] ?? path.join(projectDir, 'dist'));
  const build = await openBuild(distDir);
  const sessionKeys = prepareDataDir(config);
  const testMode = config.testMode ? { clock: createTestClock() } : undefined;
  if (testMode) log('test_mode', { warning: 'anybody may reset the data and stop the clock' });
  const clock = testMode?.clock.now ?? Date.now;
  const stores = await openStores(config, clock);
  const upstreamUrl = await findUpstreamUrl(config, sessionKeys);
  const rooms = await createRooms({
    distDir,
    build,
    parts: new Set(config.openidProvider ? ['openid-provider' as const] : []),
    publicUrl,
    onFile: metrics.countFile,
    defaultUnitId: config.loginUnitId,
    homeRules: config.homeRules,
    ticketLogin: config.ticketLogin,
    isOneProxy: config.isOneProxy,
    authorizePaths: config.authorizePaths,
    languageDir: config.languageDir,
    helpCenterUrl: config.helpCenterUrl,
    portalInfo: config.portalInfo,
    gateRules: config.gateRules,
    initialPrefs: config.isDemo ? demoPrefs : undefined,
    testMode,
  });
  const bff = createBff({
    publicUrl,
    upstreamUrl,
    stores,
    sessionKeys,
    trustedProxies,
    insecureHttp,
    clock,
    log,
    rooms,
  });
  await listenOn(bff.server, port, host);
  closer.add(() => drain(bff.server, bff.close));
  await startMetrics(config.metricsPort);
  process.stdout.write(`Portal ready at ${publicUrl}\n`);
};

let isEnding = false;
const end = async (exitCode: number): Promise<void> => {
  if (isEnding) return;
  isEnding = true;
  await closer.closeAll();
  process.exit(exitCode);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    log('ending', { signal });
    end(0);
  });
}

start().catch((error: unknown) => {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else log('start_failed', { reason: error instanceof Error ? error.stack : String(error) });
  end(1);
});
