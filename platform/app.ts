import type { KeyObject } from 'node:crypto';
import express, { type Express } from 'express';
import { createAnnouncementsRoutes } from '#platform/announcements';
import { createAppearanceRoutes } from '#platform/appearance';
import { createAreaRoutes } from '#platform/area';
import { type Authorization, invitationIdOf, mountPath, withdrawInvitation } from '#platform/authorization';
import { type ChangeBus, changesPath, createChangesStream, createLocalChangeBus } from '#platform/changes';
import { createWriteProbe, type PortalDatabase } from '#platform/database';
import { createDesktopRoutes } from '#platform/desktop';
import { createDevelopersRoutes } from '#platform/developers';
import type { FaceServiceOptions } from '#platform/face';
import { createFeedbackRoutes } from '#platform/feedback';
import { bindRoutes, type Route, translateErrors } from '#platform/http';
import {
  checkCaller,
  createActionLimits,
  createAuditWriter,
  createIdentityRoutes,
  createKnownDevices,
  createPrincipalLoader,
  createSessionsEnder,
  hashPassword,
} from '#platform/identity';
import { createLicensingRoutes } from '#platform/licensing';
import { createMessagesRoutes } from '#platform/messages';
import { type Metrics, metricsPath } from '#platform/metrics';
import { bindDemoOutbox } from '#platform/outbox';
import { createPeopleRoutes } from '#platform/people';
import { createPreferencesRoutes } from '#platform/preferences';
import { createDeviceMemory } from '#platform/remembered';
import type { Clock, Log } from '#platform/runtime';
import {
  bindMockProvider,
  createMockProvider,
  type MockProvider,
  type SocialAccounts,
} from '#platform/social';
import { createStorageRoutes, type FileStore } from '#platform/storage';
import { createVersionsRoutes } from '#platform/versions';
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
  /** What device cookies are signed with, the first one, and read with. Default: there are none. */
  deviceSecrets?: readonly string[] | undefined;
  /** How strong a new password must be. Default `strong`. */
  passwordRule?: PasswordRule | undefined;
  /** Of whoever makes licence keys. Default: none are taken. */
  licencePublicKey?: KeyObject | undefined;
  /** Development only: ids of accounts that whoever is signed in may become. Default none. */
  switchableAccounts?: ReadonlySet<string> | undefined;
  /** Who recognises faces. Default nobody. */
  faceService?: FaceServiceOptions | undefined;
  /** Demo mode: a mock provider stands in for third parties, and messages to the outside are shown. Default false. */
  demo?: boolean | undefined;
  /** Whose messages have changed, told to other platforms too. Default: told in this process only. */
  changes?: ChangeBus | undefined;
  /** Served at `/internal/metrics`. Default: none. */
  metrics?: Pick<Metrics, 'format' | 'contentType'> | undefined;
  /** Serves the test endpoints and checks every answer against its contract. Default: off. */
  testMode?: TestMode | undefined;
  /** Waits before a try on a user name that was tried too often; default: a timer. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

const defaultPublicUrl = 'http://localhost:3000';
/** App code of the developer centre, which keeps the clients of the OpenID provider. */
const developerCentre = 'app';

/** Every call that the platform answers. */
const createRoutes = (
  options: PlatformOptions,
  mockProvider: MockProvider | undefined,
  changes: ChangeBus,
): Route[] => {
  const { clock, files, authorization, publicUrl = defaultPublicUrl } = options;
  const { socialAccounts = {}, passwordRule = 'strong', deviceSecrets = [] } = options;
  const { db } = options.database;
  const devices = createDeviceMemory({ clock });
  const knownDevices = deviceSecrets.length > 0 ? createKnownDevices(deviceSecrets, clock) : undefined;
  const identity = { ...options, devices, knownDevices, hasFaces: options.faceService !== undefined };
  const endPortalSessionsOf = createSessionsEnder(identity);
  const endSessionsOf: typeof endPortalSessionsOf = async (trx, userId, reason) => {
    await authorization?.endAccount(trx, userId);
    return endPortalSessionsOf(trx, userId, reason);
  };
  const writeAudit = createAuditWriter(clock);
  const limits = createActionLimits(options);
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
    ...createDesktopRoutes({
      limits,
      db,
      clock,
      announce: changes.announce,
      withoutApps: authorization ? [] : [developerCentre],
    }),
    ...createMessagesRoutes({ db, clock, limits, writeAudit, announce: changes.announce }),
    ...createAnnouncementsRoutes({ db, engine: options.database.engine, clock, writeAudit }),
    ...createAreaRoutes({ db, clock }),
    ...createFeedbackRoutes({ database: options.database, clock }),
    ...createAppearanceRoutes({ db, writeAudit }),
    ...createPreferencesRoutes({ db, clock }),
    ...createLicensingRoutes({ db, clock, publicKey: options.licencePublicKey }),
    ...createVersionsRoutes({ db }),
    ...createStorageRoutes({ files }),
    ...(authorization
      ? [
          ...authorization.routes,
          ...createDevelopersRoutes({
            ...options,
            publicUrl,
            writeAudit,
            mayCall: authorization.mayCall,
            keys: { list: authorization.listKeys, rotate: authorization.rotateKeys },
            invitations: {
              issue: async (seconds) => {
                const token = await authorization.issueInitialAccessToken(seconds);
                return { token, tokenId: invitationIdOf(token) };
              },
              withdraw: withdrawInvitation,
            },
            endClient: authorization.endClient,
            endClientInUnits: authorization.endClientInUnits,
          }),
        ]
      : []),
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
  const checkDatabase = createWriteProbe(database);
  app.get('/readyz', async (_request, response) => {
    await checkDatabase();
    response.json(okEnvelope(null));
  });
  if (authorization) {
    // Ahead of every body parser: the provider reads bodies itself.
    app.use(mountPath, authorization.listener);
    app.get(`/.well-known/oauth-authorization-server${mountPath}`, authorization.metadataListener);
  }
  const changes = options.changes ?? createLocalChangeBus();
  app.get(changesPath, createChangesStream(changes));
  const { metrics } = options;
  if (metrics)
    app.get(metricsPath, async (_request, response) => {
      response.type(metrics.contentType).send(await metrics.format());
    });
  const mockProvider = demo ? createMockProvider({ clock, publicUrl }) : undefined;
  if (mockProvider) {
    bindMockProvider(app, mockProvider);
    bindDemoOutbox(app, { database, clock });
  }
  bindRoutes(app, createRoutes(options, mockProvider, changes), {
    loadPrincipal: createPrincipalLoader(options),
    checkCaller,
    clock,
    checkAnswers: testMode !== undefined,
  });
  if (testMode) bindTestMode(app, testMode);
  app.use(() => {
    throw new DomainError('unknown_address');
  });
  app.use(translateErrors(log));
  return app;
};
