import type { PortalUser } from '@portal/shell/service';
import { PortalRefusal } from '@portal/shell/service';
import { createErrandStore } from '../errand-store.ts';
import { createNoticeStore } from '../notice-store.ts';
import { openDatabase } from '../open-database.ts';
import { createRoutes } from '../routes.ts';
import { buildSchool } from './build-school.ts';

/** A desk in memory, whose clock stands until it is moved. Files named `f…` are there, each of the user in `fileOwner`. */
export function buildDesk() {
  const db = openDatabase(':memory:');
  const [store, errands] = [createNoticeStore(db), createErrandStore(db)];
  const state = { now: 10_000_000, changes: 0, fileOwner: '2001', shared: [] as unknown[] };
  const routes = createRoutes({
    ...{ store, errands, schools: { get: async () => buildSchool() } },
    portal: {
      shareFile: async (unitId, file) => {
        if (!file.fileId.startsWith('f') || file.ownerId !== state.fileOwner)
          throw new PortalRefusal(404, 'not_found', 'no such file');
        state.shared.push({ unitId, ...file });
        return { fileId: file.fileId, name: '须知.pdf', type: 'application/pdf', size: 12 };
      },
    },
    clock: () => state.now,
    onChange: () => {
      state.changes += 1;
    },
  });

  /** Asks a route by method and path, such as `GET /list?unread=1`. */
  const ask = async <Answer>(route: string, user: PortalUser, body?: unknown): Promise<Answer> => {
    const [name = '', query = ''] = route.split('?');
    const handler = routes[name];
    if (!handler) throw new Error(`no route ${name}`);
    return (await handler({ user, body, query: new URLSearchParams(query) })) as Answer;
  };

  return { store, errands, state, ask };
}
