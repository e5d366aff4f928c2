import path from 'node:path';
import { createPortalClient, createSchools, runAppService } from '@portal/shell/service';
import { createNotifier } from './notify-portal.ts';
import { openRequestStore } from './request-store.ts';
import { createRoutes } from './routes.ts';
import { createSampleRequests } from './sample-requests.ts';

const retryMs = 30_000;

await runAppService('leave', (environment) => {
  const store = openRequestStore(path.join(environment.dataDir, 'leave.db'));
  const portal = createPortalClient(environment);
  const schools = createSchools(portal);
  const notifier = createNotifier({ store, portal, schools });
  const retry = setInterval(notifier.run, retryMs);
  const routes = createRoutes({
    store,
    schools,
    clock: Date.now,
    onChange: notifier.run,
    ...(environment.hasSamples ? { createSamples: createSampleRequests } : {}),
  });
  return {
    routes,
    close: () => {
      clearInterval(retry);
      store.close();
    },
  };
});
