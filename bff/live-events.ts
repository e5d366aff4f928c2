import { createEventHub, createEventsRoute, followUpstreamChanges } from '#bff/events';
import type { createMenuVerdicts, FetchForVisitor } from '#bff/registry';
import type { SnapshotKeeper } from '#bff/releases';
import type { BffCore } from './core.ts';
import type { Services } from './services-of-apps.ts';

/** In the list of users with changes: something about released apps changed. No user has an id like it. */
const appsChanged = '@apps';

interface LiveSources {
  readonly fetchForVisitor: FetchForVisitor;
  readonly verdicts: Pick<ReturnType<typeof createMenuVerdicts>, 'forget' | 'forgetAll'>;
  readonly released: { readonly revision: () => string };
  readonly keeper: SnapshotKeeper | undefined;
  /** Keeps tokens about users, whose rights may have changed. */
  readonly appServices: Pick<Services, 'forget' | 'forgetAll'> | undefined;
}

/** Event streams, fed by the changes that the platform reports. */
export function createLiveEvents(
  { sessions, upstream }: Pick<BffCore, 'sessions' | 'upstream'>,
  sources: LiveSources,
) {
  const { verdicts, released, keeper, appServices } = sources;
  const hub = createEventHub({ isSessionAlive: sessions.reload, appsRevision: released.revision });
  keeper?.onChange(hub.announceApps);
  const changes = followUpstreamChanges({
    pool: upstream.pool,
    onOpen: () => keeper?.setLive(true),
    onChanges: (userIds) => {
      if (userIds.includes(appsChanged)) void keeper?.refresh();
      verdicts.forget(userIds); // ahead of the pages, which ask as soon as they are notified
      appServices?.forget(userIds);
      hub.notify(userIds);
    },
    onLost: () => {
      keeper?.setLive(false);
      verdicts.forgetAll();
      appServices?.forgetAll();
      hub.endAll();
    },
  });
  return {
    route: createEventsRoute({ ...sources, hub, isLive: changes.isLive }),
    close: () => {
      changes.stop();
      hub.endAll();
    },
  };
}
