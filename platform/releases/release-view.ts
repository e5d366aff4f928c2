import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { AppChannel, AppRelease, ReleasedApp } from '#shared/contracts';
import { compareVersions } from '#shared/versions';
import { findPrevious } from './pointers.ts';
import { mayDecide, mayMove, mayReleaseToAll, type Scene } from './publisher-rights.ts';
import { type AppRow, findApp, namesOf, type ReleaseRow } from './released-app.ts';

type ShownRelease = ReleaseRow & { real_name: string | null };
type Move = Pick<Tables['app_channel_move'], 'code' | 'unit_id' | 'channel' | 'version'>;
type ShownChannel = Tables['app_channel'] & { unit_name: string | null; unit_en_name: string | null };

/** What a release declares of itself, as far as it is shown. Shipped ones declare less. */
interface Declared {
  readonly shellApi?: string;
  readonly minServerVersion: string;
  readonly scopes?: string[];
  readonly service?: boolean;
}

/** Apps as a reader sees them, in the order in which they are given. */
export async function describeApps(
  db: Kysely<Tables>,
  scene: Scene,
  apps: readonly AppRow[],
): Promise<ReleasedApp[]> {
  if (apps.length === 0) return [];
  const codes = apps.map(({ code }) => code);
  const releases = Map.groupBy(await selectReleases(db, codes).execute(), ({ code }) => code);
  const channels = Map.groupBy(await selectChannels(db, codes), ({ code }) => code);
  const moves = Map.groupBy(await selectMoves(db, codes), ({ code }) => code);
  return apps.map((app) =>
    toReleasedApp(scene, app, {
      releases: releases.get(app.code) ?? [],
      channels: channels.get(app.code) ?? [],
      moves: moves.get(app.code) ?? [],
    }),
  );
}

/** @throws where the app has gone meanwhile */
export async function describeApp(db: Kysely<Tables>, scene: Scene, code: string): Promise<ReleasedApp> {
  const app = await findApp(db, code);
  const [shown] = await describeApps(db, scene, app ? [app] : []);
  if (!shown) throw new Error(`${code} has no row`);
  return shown;
}

export async function describeRelease(
  db: Kysely<Tables>,
  code: string,
  version: string,
): Promise<AppRelease> {
  const app = await findApp(db, code);
  const row = await selectReleases(db, [code]).where('app_release.version', '=', version).executeTakeFirst();
  if (!app || !row) throw new Error(`${code} ${version} has no row`);
  return toRelease(app, row);
}

interface Parts {
  readonly releases: readonly ShownRelease[];
  readonly channels: readonly ShownChannel[];
  readonly moves: readonly Move[];
}

function toReleasedApp(scene: Scene, app: AppRow, { releases, channels, moves }: Parts): ReleasedApp {
  const stateOf = new Map(releases.map(({ version, state }) => [version, state]));
  const toChannel = (row: ShownChannel): AppChannel => {
    const versions = moves
      .filter(({ unit_id, channel }) => unit_id === row.unit_id && channel === row.channel)
      .flatMap(({ version }) => version ?? []);
    const isUsable = (version: string): boolean =>
      stateOf.get(version) === 'approved' ||
      (row.unit_id === scene.sandboxUnitId && stateOf.get(version) === 'uploaded');
    return {
      unitId: row.unit_id || null,
      unitName: row.unit_name,
      unitEnName: row.unit_en_name,
      channel: row.channel,
      version: row.version,
      previousVersion: findPrevious(versions, row.version, isUsable) ?? null,
      changedAt: new Date(row.changed_at).toISOString(),
      isOpen: mayMove(scene, app, row.unit_id),
    };
  };
  return {
    code: app.code,
    names: namesOf(app),
    origin: app.origin,
    channels: channels.filter((row) => maySeeChannel(scene, app, row.unit_id)).map(toChannel),
    releases: releases
      .toSorted((one, other) => compareVersions(other.version, one.version))
      .map((row) => toRelease(app, row)),
    mayDecide: mayDecide(scene, app),
    mayReleaseToAll: mayReleaseToAll(scene, app),
  };
}

/** Which version another school tries is no business of a third one. */
function maySeeChannel(scene: Scene, app: AppRow, unitId: string): boolean {
  const isOwn = unitId === scene.reader.unitId || app.unit_id === scene.reader.unitId;
  return unitId === '' || isOwn || mayMove(scene, app, unitId);
}

function toRelease({ origin, names }: AppRow, row: ShownRelease): AppRelease {
  const declared: Declared & { names?: AppRelease['names'] } = JSON.parse(row.manifest);
  const isUploaded = origin === 'uploaded';
  return {
    code: row.code,
    version: row.version,
    names: declared.names ?? JSON.parse(names),
    origin,
    state: row.state,
    shellApi: declared.shellApi ?? '',
    minServerVersion: declared.minServerVersion,
    digest: row.digest,
    size: row.size,
    scopes: declared.scopes ?? [],
    hasService: declared.service ?? false,
    publisher:
      isUploaded && row.publisher_id !== null
        ? {
            userId: row.publisher_id,
            realName: row.real_name ?? '',
            unitId: row.publisher_unit_id ?? '',
            keyName: row.key_name ?? '',
          }
        : null,
    note: row.note,
    uploadedAt: new Date(row.uploaded_at).toISOString(),
    decidedAt: row.decided_at === null ? null : new Date(row.decided_at).toISOString(),
  };
}

function selectReleases(db: Kysely<Tables>, codes: readonly string[]) {
  return db
    .selectFrom('app_release')
    .leftJoin('app_user', 'app_user.id', 'app_release.publisher_id')
    .selectAll('app_release')
    .select('app_user.real_name')
    .where('app_release.code', 'in', codes);
}

function selectChannels(db: Kysely<Tables>, codes: readonly string[]): Promise<ShownChannel[]> {
  return db
    .selectFrom('app_channel')
    .leftJoin('unit', 'unit.id', 'app_channel.unit_id')
    .selectAll('app_channel')
    .select(['unit.name as unit_name', 'unit.en_name as unit_en_name'])
    .where('app_channel.code', 'in', codes)
    .orderBy('app_channel.unit_id')
    .orderBy('app_channel.channel')
    .execute();
}

function selectMoves(db: Kysely<Tables>, codes: readonly string[]): Promise<Move[]> {
  return db
    .selectFrom('app_channel_move')
    .select(['code', 'unit_id', 'channel', 'version'])
    .where('code', 'in', codes)
    .orderBy('revision')
    .execute();
}
