import path from 'node:path';
import { createPortalClient, createSchools, runAppService } from '@portal/shell/service';
import { openLessonStore } from './lesson-store.ts';
import { createRoutes } from './routes.ts';
import { createSampleLessons } from './sample-lessons.ts';

await runAppService('tt', (environment) => {
  const store = openLessonStore(path.join(environment.dataDir, 'timetable.db'));
  const routes = createRoutes({
    store,
    schools: createSchools(createPortalClient(environment)),
    clock: Date.now,
    ...(environment.hasSamples ? { createSamples: createSampleLessons } : {}),
  });
  return { routes, close: store.close };
});
