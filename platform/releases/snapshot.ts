import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Clock } from '#platform/runtime';
import type { AppSnapshot } from '#shared/contracts';

/** How long files of a version are listed after its last pointer moved on: pages that are open still load parts of it. */
const openPages = 7 * 24 * 60 * 60 * 1000;

/** Addresses of the servers of apps. */
export type ListServices = () => Promise<AppSnapshot['services']>;

/** What the portal's server needs to know of uploaded apps. Apps of the build it knows itself. */
export async function readSnapshot(
  db: Kysely<Tables>,
  { clock, listServices }: { clock: Clock; listServices: ListServices },
): Promise<AppSnapshot> {
  const channels = await selectChannels(db).execute();
  const since = clock() - openPages;
  const releases = await selectReleases(db, since)
    .orderBy('release.code')
    .orderBy('release.version')
    .execute();
  const files = await db
    .selectFrom('app_release_file as file')
    .innerJoin(selectReleases(db, since).as('listed'), (join) =>
      join.onRef('listed.code', '=', 'file.code').onRef('listed.version', '=', 'file.version'),
    )
    .select(['file.code', 'file.version', 'file.path', 'file.sha384', 'file.size'])
    .orderBy('file.path')
    .execute();
  const filesOf = Map.groupBy(files, ({ code, version }) => `${code} ${version}`);
  return {
    releases: releases.map(({ code, version, manifest }) => ({
      manifest: JSON.parse(manifest),
      files: (filesOf.get(`${code} ${version}`) ?? []).map(({ path, sha384, size }) => ({
        path,
        sha384,
        size,
      })),
    })),
    channels: channels.map(({ code, unit_id, channel, version }) => ({
      ...{ code, channel, version },
      unitId: unit_id || null,
    })),
    services: await listServices(),
  };
}

function selectChannels(db: Kysely<Tables>) {
  return db
    .selectFrom('app_channel as pointer')
    .innerJoin('released_app as app', 'app.code', 'pointer.code')
    .selectAll('pointer')
    .where('app.origin', '=', 'uploaded')
    .orderBy('pointer.code')
    .orderBy('pointer.unit_id')
    .orderBy('pointer.channel');
}

/** Those that a pointer names, or named a short time ago. */
function selectReleases(db: Kysely<Tables>, since: number) {
  return db
    .selectFrom('app_release as release')
    .innerJoin('released_app as app', 'app.code', 'release.code')
    .select(['release.code', 'release.version', 'release.manifest'])
    .where('app.origin', '=', 'uploaded')
    .where('release.state', '<>', 'withdrawn')
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('app_channel as pointer')
            .select('pointer.code')
            .whereRef('pointer.code', '=', 'release.code')
            .whereRef('pointer.version', '=', 'release.version'),
        ),
        eb.exists(
          eb
            .selectFrom('app_channel_move as later')
            .innerJoin('app_channel_move as earlier', (join) =>
              join
                .onRef('earlier.code', '=', 'later.code')
                .onRef('earlier.unit_id', '=', 'later.unit_id')
                .onRef('earlier.channel', '=', 'later.channel')
                .onRef('earlier.revision', '<', 'later.revision'),
            )
            .select('later.code')
            .whereRef('earlier.code', '=', 'release.code')
            .whereRef('earlier.version', '=', 'release.version')
            .where('later.moved_at', '>=', since),
        ),
      ]),
    );
}
