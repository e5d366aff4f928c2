import express, { type Express } from 'express';
import { sql } from 'kysely';
import { bindDemoOutbox } from '#platform/account';
import { type Authorization, mountPath } from '#platform/authorization';
import type { PortalDatabase } from '#platform/database';
import { createDesktopRoutes } from '#platform/desktop';
import { bindRoutes, type Route, translateErrors } from '#platform/http';
import {
  createAuditWriter,
  createIdentityRoutes,
  createPrincipalLoader,
  createSessionsEnder,
  hashPassword,
} from '#platform/identity';
import { createPeopleRoutes } from '#platform/people';
import { createDeviceMemory } from '#platform/remembered';
import type { Clock, Log } from '#platform/runtime';
import {
  bindMockProvider,
  createMockProvider,
  type MockProvider,
  type SocialAccounts,
} from '#platform/social';
import { createStorageRoutes, type FileStore } from '#platform/storage';
import { DomainError, okEnvelope, type PasswordRule } from '#shared/contracts';
import { bindTestMode, type TestMode } from './test-mode-routes.ts';
import { createWaysInRoutes } from './ways-in.ts';

export interface PlatformOptions {
  /** Open and migrated. */
  database: PortalDatabase;
  /** Logos and pictures of apps. */
  files: FileStore;
  clock: Clock;
  log: Log;
  /** The OpenID provider. Default: off as a whole, its calls do not exist. */
  authorization?: Authorization | undefined;
  /** The pinned public origin. Default `http://localhost:3000`. */
  publicUrl?: string | undefined;
  /** Accounts at third parties that people sign in with. Default none. */
  socialAccounts?: SocialAccounts | undefined;
  /** How strong a new password must be. Default `strong`. */
  passwordRule?: PasswordRule | undefined;
  /** Demo mode: a mock provider stands in for third parties, and messages to the outside are shown. Default false. */
  demo?: boolean | undefined;
  /** Serves the test endpoints and checks every answer against its contract. Default: off. */
  testMode?: TestMode | undefined;
  /** Waits before a try on a user name that was tried too often; default: a timer. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

const defaultPublicUrl = 'http://localhost:3000';

/** Every call that the platform answers. */
const createRoutes = (options: PlatformOptions, mockProvider: MockProvider | undefined): Route[] => {
  const { clock, files, authorization, publicUrl = defaultPublicUrl } = options;
  const { socialAccounts = {}, passwordRule = 'strong' } = options;
  const { db } = options.database;
  const identity = { ...options, devices: createDeviceMemory({ clock }) };
  const endPortalSessionsOf = createSessionsEnder(identity);
  const endSessionsOf: typeof endPortalSessionsOf = async (trx, userId, reason) => {
    await authorization?.endAccount(trx, userId);
    return endPortalSessionsOf(trx, userId, reason);
  };
  const writeAudit = createAuditWriter(clock);
  return [
    ...createIdentityRoutes(identity),
    ...createWaysInRoutes({
      ...identity,
      publicUrl,
      socialAccounts,
      mockProvider,
      passwordRule,
      endSessionsOf,
    }),
    ...createPeopleRoutes({ db, clock, hashPassword, endSessionsOf, writeAudit }),
    ...createDesktopRoutes({ db, clock }),
    ...createStorageRoutes({ files }),
    ...(authorization?.routes ?? []),
  ];
};

/** The platform as an express app: it listens to nothing and reads no environment. */
export const createPlatform = (options: PlatformOptions): Express => {
  const { database, clock, log, testMode, authorization, demo, publicUrl = defaultPublicUrl } = options;
  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing');
  app.get('/healthz', (_request, response) => {
    response.json(okEnvelope(null));
  });
  app.get('/readyz', async (_request, response) => {
    await sql`select 1`.execute(database.db);
    response.json(okEnvelope(null));
  });
  if (authorization) {
    // Ahead of every body parser: the provider reads bodies itself.
    app.use(mountPath, authorization.listener);
    app.get(`/.well-known/oauth-authorization-server${mountPath}`, authorization.metadataListener);
  }
  const mockProvider = demo ? createMockProvider({ clock, publicUrl }) : undefined;
  if (mockProvider) {
    bindMockProvider(app, mockProvider);
    bindDemoOutbox(app, { database, clock });
  }
  bindRoutes(app, createRoutes(options, mockProvider), {
    loadPrincipal: createPrincipalLoader(options),
    checkAnswers: testMode !== undefined,
  });
  if (testMode) bindTestMode(app, testMode);
  app.use(() => {
    throw new DomainError('unknown_address');
  });
  app.use(translateErrors(log));
  return app;
};
