import express, { type Express } from 'express';
import { appTokenPath, createTokenListener, listServices } from '#platform/app-services';
import { mountPath } from '#platform/authorization';
import { changesPath, createChangesStream, createLocalChangeBus } from '#platform/changes';
import { createWriteProbe } from '#platform/database';
import { checkNeeds } from '#platform/desktop';
import { bindOverrides } from '#platform/developers';
import { createExportListener } from '#platform/export';
import { bindRoutes, type Gate, translateErrors } from '#platform/http';
import {
  createAuditWriter,
  createPrincipalLoader,
  requireProofFor,
  requireSettled,
} from '#platform/identity';
import { metricsPath } from '#platform/metrics';
import { bindDemoOutbox } from '#platform/outbox';
import { bindInternalApps, bindPublishDoor, isReleasedTo } from '#platform/releases';
import { bindMockProvider, bindSocialReturn, createMockProvider } from '#platform/ways-in/social';
import { DomainError, okEnvelope, tableToSpreadsheet } from '#shared/contracts';
import { bindProgramCalls } from './bind-program-calls.ts';
import { defaultPublicUrl, type PlatformOptions } from './platform-options.ts';
import { createReleasesDeps, createRoutes } from './routes.ts';
import { bindTestMode } from './test-mode-routes.ts';

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
  const changes = options.changes ?? createLocalChangeBus();
  if (authorization) {
    // Ahead of every body parser: the provider reads bodies itself.
    app.use(mountPath, authorization.listener);
    app.get(`/.well-known/oauth-authorization-server${mountPath}`, authorization.metadataListener);
    bindProgramCalls(app, { ...options, authorization, publicUrl, announce: changes.announce });
  }
  app.get(changesPath, createChangesStream(changes));
  // Ahead of the body parsers: what is signed are the bytes of a body.
  const releases = createReleasesDeps(options, changes);
  bindPublishDoor(app, releases);
  bindInternalApps(app, { ...releases, listServices: () => listServices(database.db) });
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
  if (options.socialAccounts?.school) bindSocialReturn(app, { db: database.db, publicUrl });
  const loadPrincipal = createPrincipalLoader(options);
  const gate: Gate = {
    loadPrincipal,
    checkCaller: async (call, principal) => {
      requireSettled(call, principal);
      await checkNeeds(database.db, call, principal);
    },
    checkProof: requireProofFor,
  };
  bindOverrides(app, { database, loadPrincipal, writeAudit: createAuditWriter(clock) });
  if (authorization)
    app.get(
      appTokenPath,
      createTokenListener({ db: database.db, loadPrincipal, isReleasedTo, ...authorization }),
    );
  // Ahead of every body parser: a worker thread reads the body.
  app.all(tableToSpreadsheet.path, createExportListener({ clock, ...gate }));
  bindRoutes(app, createRoutes(options, mockProvider, changes), {
    ...gate,
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
