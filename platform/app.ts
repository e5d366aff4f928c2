import express, { type Express } from 'express';
import { mountPath } from '#platform/authorization';
import { changesPath, createChangesStream, createLocalChangeBus } from '#platform/changes';
import { createWriteProbe } from '#platform/database';
import { createExportListener } from '#platform/export';
import { bindRoutes, translateErrors } from '#platform/http';
import { checkCaller, createPrincipalLoader } from '#platform/identity';
import { metricsPath } from '#platform/metrics';
import { bindDemoOutbox } from '#platform/outbox';
import { bindMockProvider, bindSocialReturn, createMockProvider } from '#platform/ways-in/social';
import { DomainError, okEnvelope, tableToSpreadsheet } from '#shared/contracts';
import { defaultPublicUrl, type PlatformOptions } from './platform-options.ts';
import { bindProgramCalls } from './program-calls.ts';
import { createRoutes } from './routes.ts';
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
  if (authorization) {
    // Ahead of every body parser: the provider reads bodies itself.
    app.use(mountPath, authorization.listener);
    app.get(`/.well-known/oauth-authorization-server${mountPath}`, authorization.metadataListener);
    bindProgramCalls(app, { ...options, authorization, publicUrl });
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
  if (options.socialAccounts?.school) bindSocialReturn(app, { db: database.db, publicUrl });
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
