import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ChangeBus, openChangeBus } from '#platform/changes';
import { migrateToLatest, openDatabase, type PortalDatabase } from '#platform/database';
import { demoUserIds, resetDemo, seedDemo } from '#platform/demo';
import { hashPassword, prepareHashing } from '#platform/identity';
import { createJsonLog, createSettableClock } from '#platform/runtime';
import { createFolderFileStore } from '#platform/storage';
import { createPlatform } from './app.ts';
import { ConfigError, parseConfig } from './config.ts';
import { keepHouse } from './housekeeping.ts';
import { loadOrCreateKeySecrets } from './key-secrets.ts';
import { openProvider } from './open-provider.ts';

const times = {
  /** How long running requests may take once the process was asked to end. */
  drain: 10_000,
  sweep: 50,
  /** Longer than any client keeps an idle connection, so that none is closed under a request. */
  keepAlive: 75_000,
} as const;

const log = createJsonLog((line) => process.stdout.write(line), 'platform');

const announce = (port: number): void => {
  if (process.send) process.send({ type: 'ready', port });
  log('ready', { port });
};

const listen = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', () => resolve((server.address() as AddressInfo).port));
  });

/** Lets running requests finish, closes the database and ends the process, once. */
const endOnRequest = (server: Server, database: PortalDatabase, changes: ChangeBus): void => {
  const end = async (reason: string): Promise<void> => {
    log('ending', { reason });
    setTimeout(() => server.closeAllConnections(), times.drain).unref();
    // Closing ends idle connections once; those that answer their last request now would stay open for keep-alive.
    setInterval(() => server.closeIdleConnections(), times.sweep).unref();
    await changes.close(); // first: its streams would keep the server open
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
};

const start = async (): Promise<void> => {
  const config = parseConfig(process.env);
  const clock = createSettableClock();
  const database = openDatabase(
    config.database.engine === 'postgres'
      ? { ...config.database, onConnectionLost: (error) => log('database_connection_lost', { error }) }
      : config.database,
  );
  await migrateToLatest(database);
  const files = createFolderFileStore(config.filesFolder);
  const demo = { db: database.db, clock: clock.now, files, hashPassword };
  if (config.demo && (await seedDemo(demo))) log('demo_seeded');
  const testMode = config.testMode ? { reset: () => resetDemo(demo), setClock: clock.set } : undefined;
  const common = { database, clock: clock.now, log };
  const { publicUrl, egressAllow, dataFolder } = config;
  const loadKeySecrets = () =>
    config.keySecrets.length > 0 ? config.keySecrets : loadOrCreateKeySecrets(dataFolder);
  const authorization = config.openidProvider
    ? await openProvider({
        ...common,
        publicUrl,
        egress: { allow: egressAllow },
        keySecrets: loadKeySecrets(),
      })
    : undefined;
  const { socialAccounts, passwordRule, licencePublicKey, outbox, faceService, demo: isDemo } = config;
  keepHouse({ ...common, authorization, outbox });
  if (!outbox && !isDemo) log('outbox_unattended', { hint: 'without OUTBOX_URL no code reaches anybody' });
  const switchableAccounts = config.accountSwitch ? demoUserIds : undefined;
  const waysIn = { publicUrl, socialAccounts, passwordRule, demo: isDemo, switchableAccounts, faceService };
  const changes = openChangeBus(database, config.database);
  const rest = { files, authorization, licencePublicKey, testMode };
  const app = createPlatform({ ...common, changes, ...waysIn, ...rest });
  const server = app.listen(config.port, '127.0.0.1');
  server.keepAliveTimeout = times.keepAlive;
  const port = await listen(server);
  endOnRequest(server, database, changes);
  announce(port);
  await prepareHashing();
};

start().catch((error: unknown) => {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else log('start_failed', { error });
  process.exit(1);
});
