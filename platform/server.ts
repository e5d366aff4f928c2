import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type ChangeBus, openChangeBus } from '#platform/changes';
import { migrateToLatest, openDatabase, type PortalDatabase } from '#platform/database';
import { demoUserIds, resetDemo } from '#platform/demo';
import { openDirectory } from '#platform/directory';
import { openFaces } from '#platform/face';
import { createActionLimits, createAuditWriter, hashPassword, prepareHashing } from '#platform/identity';
import { createMetrics } from '#platform/metrics';
import { createSettableClock } from '#platform/runtime';
import { openSamples, type Samples, type SamplesOptions } from '#platform/samples';
import { bootstrapPortal, isBegun, setupAddress } from '#platform/setup';
import {
  createClamdScanner,
  createFolderBlobStore,
  createFolderFileStore,
  createS3BlobStore,
} from '#platform/storage';
import { contentsPath, DomainError } from '#shared/contracts';
import { keepFolderPrivate, requireWholeFolder } from '#shared/data-folder';
import { addPseudoLanguage } from '#shared/language';
import { createJsonLog } from '#shared/log';
import { loadOrCreateSecrets } from '#shared/seal';
import { createPlatform } from './app.ts';
import { type PlatformConfig, parseConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { demandSecret } from './demand-secret.ts';
import { startHousekeeping } from './housekeeping.ts';
import { openProvider } from './open-provider.ts';
import { resolveDemo } from './resolve-demo.ts';
import { describeStartFailure } from './start-failure.ts';

// What is written here is for this account alone.
process.umask(0o077);

const times = {
  /** How long running requests may take once the process was asked to end. */
  drain: 10_000,
  sweep: 50,
  /** Longer than any client keeps an idle connection, so that none is closed under a request. */
  keepAlive: 75_000,
  /** How long a whole request may take to arrive, as at the BFF: files come over slow lines. */
  upload: 20 * 60_000,
} as const;

const log = createJsonLog((line) => process.stdout.write(line), 'platform');

function announce(port: number): void {
  if (process.send) process.send({ type: 'ready', port });
  log('ready', { port });
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Lets running requests finish, closes the database and ends the process, once. */
function endOnRequest(
  server: Server,
  { database, changes, samples }: { database: PortalDatabase; changes: ChangeBus; samples: Samples },
): void {
  const end = async (reason: string): Promise<void> => {
    log('ending', { reason });
    setTimeout(() => server.closeAllConnections(), times.drain).unref();
    // Closing ends idle connections once; those that answer their last request now would stay open for keep-alive.
    setInterval(() => server.closeIdleConnections(), times.sweep).unref();
    await samples.stop();
    await changes.close(); // before the server: its streams would keep the server open
    await new Promise((resolve) => server.close(resolve));
    await database.close();
    process.exit(0);
  };
  let isEnding = false;
  const endOnce = (reason: string): void => {
    if (isEnding) return;
    isEnding = true;
    end(reason).catch((error) => {
      log('ending_failed', { error });
      process.exit(1);
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => endOnce(signal));
  // The parent is gone: nobody is left to serve.
  process.on('disconnect', () => endOnce('parent disconnected'));
}

/** What is no demo has nothing to be seeded with, and data that somebody needs. */
async function refuseReset(): Promise<void> {
  throw new DomainError('forbidden');
}

/** The database, which tells the metrics of each query, and the log of a connection that was lost. */
function openWith({ database }: PlatformConfig, metrics: ReturnType<typeof createMetrics>): PortalDatabase {
  const heard = { onQuery: metrics.observeQuery };
  return openDatabase(
    database.engine === 'postgres'
      ? { ...database, ...heard, onConnectionLost: (error) => log('database_connection_lost', { error }) }
      : { ...database, ...heard },
  );
}

async function start(): Promise<void> {
  const wanted = parseConfig(process.env);
  keepFolderPrivate(wanted.dataFolder);
  requireWholeFolder(wanted.dataFolder);
  const clock = createSettableClock();
  const metrics = createMetrics();
  const database = openWith(wanted, metrics);
  metrics.watch(database);
  await migrateToLatest(database);
  const files = createFolderFileStore(wanted.filesFolder);
  const blobs = wanted.s3
    ? createS3BlobStore(wanted.s3)
    : createFolderBlobStore(join(wanted.dataFolder, contentsPath));
  const demo = { db: database.db, clock: clock.now, files, blobs, hashPassword };
  const writeAudit = createAuditWriter(clock.now);
  await bootstrapPortal({ ...demo, writeAudit }, wanted, log);
  const config = await resolveDemo(wanted, demo, log);
  if (config.pseudoLanguage) addPseudoLanguage();
  const common = { database, clock: clock.now, log };
  const changes = openChangeBus(database, config.database);
  const samples = await openSamplesOf(config, {
    ...common,
    files,
    blobs,
    writeAudit,
    announce: changes.announce,
  });
  const resetAll = () => resetDemo(demo).then(samples.reset);
  const testMode = config.testMode
    ? { reset: config.demo ? resetAll : refuseReset, setClock: clock.set }
    : undefined;
  const { publicUrl, egressAllow, policyUrl, dataFolder } = config;
  const keySecrets =
    config.keySecrets.length > 0 ? config.keySecrets : loadOrCreateSecrets(dataFolder, 'key-secrets');
  const authorization = config.openidProvider
    ? await openProvider({
        ...common,
        publicUrl,
        policyUrl,
        egress: { allow: egressAllow },
        keySecrets,
      })
    : undefined;
  const { socialAccounts, passwordRule, licencePublicKey, outbox, faceService, demo: isDemo } = config;
  const directory = config.directory && openDirectory(config.directory);
  startHousekeeping({ ...common, blobs, authorization, outbox, directory, terms: config.terms });
  if (!outbox && !isDemo) log('outbox_unattended', { hint: 'without OUTBOX_URL no code reaches anybody' });
  const switchableAccounts = config.accountSwitch ? demoUserIds : undefined;
  const account = { publicUrl, socialAccounts, passwordRule, demo: isDemo, switchableAccounts };
  const faces = openFaces({ workers: faceService ? 0 : config.faceWorkers, secrets: keySecrets, log });
  const waysIn = { ...account, directory, egressAllow, faceService, faces };
  const { quotas, terms } = config;
  const scan = config.clamd && createClamdScanner({ address: config.clamd });
  const stores = { files, blobs, quotas, scan, hasGateway: outbox !== undefined, terms };
  const rest = { ...stores, metrics, authorization, licencePublicKey, testMode, deviceSecrets: keySecrets };
  const app = createPlatform({ ...common, changes, ...waysIn, ...rest });
  const server = startServer(app, config);
  const port = await listen(server);
  endOnRequest(server, { database, changes, samples });
  await samples.install();
  announce(port);
  await noteEmptyPortal(database, setupAddress(publicUrl, keySecrets));
  await prepareHashing();
}

function startServer(app: ReturnType<typeof createPlatform>, { secret, port, host }: PlatformConfig): Server {
  const hint = 'PLATFORM_SECRET must be the same at the BFF';
  const guarded = demandSecret(secret, app, () => log('request_without_secret', { hint }));
  const server = createServer(guarded).listen(port, host);
  server.keepAliveTimeout = times.keepAlive;
  server.requestTimeout = times.upload;
  return server;
}

/** A demo has the apps that the build packed; anything else has none, and no process beside it. */
function openSamplesOf(
  { demo, samplesFolder, dataFolder, publicUrl }: PlatformConfig,
  deps: Omit<SamplesOptions, 'limits' | 'archives' | 'sources' | 'dataFolder' | 'publicUrl'>,
): Promise<Samples> {
  return openSamples({
    ...deps,
    limits: createActionLimits(deps),
    archives: demo ? samplesFolder : undefined,
    sources: join(import.meta.dirname, '..', 'samples'),
    dataFolder,
    publicUrl,
  });
}

/** The one place that names the address at which an empty portal is set up. */
async function noteEmptyPortal({ db }: PortalDatabase, address: string): Promise<void> {
  if (!(await isBegun(db))) log('setup_needed', { hint: `Set up the portal at ${address}` });
}

start().catch((error: unknown) => {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else log('start_failed', { error });
  // Who started it says why in its own words; the message has to be gone before the process is.
  if (process.send)
    process.send({ type: 'failed', reason: describeStartFailure(error) }, () => process.exit(1));
  else process.exit(1);
});
