import path from 'node:path';
import { createPortalClient, createSchools, runAppService } from '@portal/shell/service';
import { createErrandStore } from './errand-store.ts';
import { createNoticeStore } from './notice-store.ts';
import { createNotifier } from './notify-portal.ts';
import { openDatabase } from './open-database.ts';
import { createRoutes } from './routes.ts';
import { createSampleNotices } from './sample-notices.ts';

const retryMs = 30_000;

await runAppService('notice', (environment) => {
  const db = openDatabase(path.join(environment.dataDir, 'notices.db'));
  const [store, errands] = [createNoticeStore(db), createErrandStore(db)];
  const portal = createPortalClient(environment);
  const notifier = createNotifier({ store, errands, portal });
  const retry = setInterval(notifier.run, retryMs);
  const routes = createRoutes({
    ...{ store, errands, portal, schools: createSchools(portal), clock: Date.now },
    onChange: notifier.run,
    ...(environment.hasSamples ? { createSamples: createSampleNotices } : {}),
  });
  return {
    routes,
    close: () => {
      clearInterval(retry);
      store.close();
    },
  };
});
