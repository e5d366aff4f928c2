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
import { countNewSharesOf, createDriveRoutes, createMayRead, followClassInDrive } from '#platform/drive';
import { createExportListener } from '#platform/export';
import { type FaceOptions, followClassInRegisters } from '#platform/face';
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
import { createClassFounder, createOrganisationRoutes } from '#platform/organisation';
import { bindDemoOutbox } from '#platform/outbox';
import { createPeopleRoutes } from '#platform/people';
import { createPreferencesRoutes } from '#platform/preferences';
import type { Clock } from '#platform/runtime';
import { createSetupRoutes } from '#platform/setup';
import {
  type BlobStore,
  createStorageRoutes,
  createUploadRoutes,
  defaultQuotas,
  type FileStore,
  type Quotas,
  type ScanContent,
} from '#platform/storage';
import { createVersionsRoutes } from '#platform/versions';
import type { FaceServiceOptions } from '#platform/ways-in/face';
import { createDeviceMemory } from '#platform/ways-in/remembered';
import {
  bindMockProvider,
  createMockProvider,
  type MockProvider,
  type SocialAccounts,
} from '#platform/ways-in/social';
import { DomainError, okEnvelope, type PasswordRule, tableToSpreadsheet } from '#shared/contracts';
import type { Log } from '#shared/log';
import { bindTestMode, type TestMode } from './test-mode-routes.ts';
import { createWaysInRoutes } from './ways-in/ways-in-routes.ts';

export interface PlatformOptions {
  /** Open and migrated. */
  database: PortalDatabase;
  /** Logos and pictures of apps. */
  files: FileStore;
  /** Contents of files of users. */
  blobs: BlobStore;
  /** How much may be kept. Default: the usual. */
  quotas?: Quotas | undefined;
  /** Looks for viruses in files of users. Default nobody. */
  scan?: ScanContent | undefined;
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
  /** Public key of the maker of licence keys. Default: no key is accepted. */
  licencePublicKey?: KeyObject | undefined;
  /** Development only: ids of accounts that any signed-in user may become. Default none. */
  switchableAccounts?: ReadonlySet<string> | undefined;
  /** The portal's own recogniser of faces. Default none. */
  faces?: FaceOptions | undefined;
  /** Who recognises faces in its place. Default nobody. */
  faceService?: FaceServiceOptions | undefined;
  /** Demo mode: a mock provider stands in for third parties, and messages to the outside are shown. Default false. */
  demo?: boolean | undefined;
  /** Announces whose messages have changed, to other platforms too. Default: in this process only. */
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

/** The platform as an express app: it listens to nothing and reads no environment. */
export function createPlatform(options: PlatformOptions): Express {
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
  const loadPrincipal = createPrincipalLoader(options);
  // Ahead of every body parser: a worker thread reads the body.
  app.all(tableToSpreadsheet.path, createExportListener({ clock, loadPrincipal, checkCaller }));
  bindRoutes(app, createRoutes(options, mockProvider, changes), {
    loadPrincipal,
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
}

/** Every call that the platform answers. */
function createRoutes(
  options: PlatformOptions,
  mockProvider: MockProvider | undefined,
  changes: ChangeBus,
): Route[] {
  const { clock, files, authorization, publicUrl = defaultPublicUrl } = options;
  const { socialAccounts = {}, passwordRule = 'strong', deviceSecrets = [] } = options;
  const { db } = options.database;
  const devices = createDeviceMemory({ clock });
  const knownDevices = deviceSecrets.length > 0 ? createKnownDevices(deviceSecrets, clock) : undefined;
  const hasFaces = (options.faceService ?? options.faces) !== undefined;
  const identity = { ...options, devices, knownDevices, hasFaces };
  const endPortalSessionsOf = createSessionsEnder(identity);
  const endSessionsOf: typeof endPortalSessionsOf = async (trx, userId, reason) => {
    await authorization?.endAccount(trx, userId);
    return endPortalSessionsOf(trx, userId, reason);
  };
  const writeAudit = createAuditWriter(clock);
  const limits = createActionLimits(options);
  const quotas = options.quotas ?? defaultQuotas;
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
    ...createSetupRoutes({ db, clock, hashPassword, writeAudit, passwordRule, keySecrets: deviceSecrets }),
    ...createPeopleRoutes({
      ...{ db, clock, hashPassword, endSessionsOf, writeAudit },
      foundClass: createClassFounder({ clock, writeAudit }),
    }),
    ...createOrganisationRoutes({
      ...{ db, clock, writeAudit },
      followers: [followClassInRegisters, followClassInDrive],
    }),
    ...createDesktopRoutes({
      limits,
      db,
      clock,
      announce: changes.announce,
      withoutApps: authorization ? [] : [developerCentre],
      countNew: { drive: (principal) => countNewSharesOf(options, principal) },
    }),
    ...createMessagesRoutes({ db, clock, limits, writeAudit, announce: changes.announce }),
    ...createAnnouncementsRoutes({ db, engine: options.database.engine, clock, writeAudit }),
    ...createAreaRoutes({ db, clock }),
    ...createFeedbackRoutes({ database: options.database, clock }),
    ...createAppearanceRoutes({ db, files, writeAudit, publicUrl }),
    ...createPreferencesRoutes({ db, clock }),
    ...createLicensingRoutes({ db, clock, publicKey: options.licencePublicKey }),
    ...createVersionsRoutes({ db }),
    ...createStorageRoutes({ files }),
    ...createUploadRoutes({ ...options, limits, quotas, mayRead: createMayRead(options) }),
    ...createDriveRoutes({ ...options, quotas, writeAudit }),
    ...(authorization ? createProviderRoutes({ ...options, authorization, publicUrl, writeAudit }) : []),
  ];
}

interface ProviderRoutesDeps extends PlatformOptions {
  authorization: NonNullable<PlatformOptions['authorization']>;
  publicUrl: string;
  writeAudit: ReturnType<typeof createAuditWriter>;
}

/** The calls of the OpenID provider, and those of the people who register its clients. */
function createProviderRoutes({ authorization, ...deps }: ProviderRoutesDeps): Route[] {
  return [
    ...authorization.routes,
    ...createDevelopersRoutes({
      ...deps,
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
  ];
}
