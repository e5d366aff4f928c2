import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { isDeveloper } from '#platform/developers';
import {
  type AnswerOf,
  type appReleaseList,
  DomainError,
  type ParsedPayloadOf,
  shellApiVersion,
} from '#shared/contracts';
import { decidesForAll, mayMove, readScene, type Scene } from './publisher-rights.ts';
import { describeApps } from './release-view.ts';
import type { AppRow } from './released-app.ts';
import type { Publisher, ReleasesDeps } from './releases-deps.ts';

type Answer = AnswerOf<typeof appReleaseList>;

/** @throws DomainError `forbidden` */
export async function listReleases(
  { database: { db } }: Pick<ReleasesDeps, 'database'>,
  reader: Publisher,
  { view }: ParsedPayloadOf<typeof appReleaseList>,
): Promise<Answer> {
  const scene = await readScene(db, reader);
  const isAllowed = view === 'mine' ? isDeveloper(reader) : scene.decides;
  if (!isAllowed) throw new DomainError('forbidden');
  const rows = view === 'mine' ? await listPublished(db, reader) : await listDecided(db, scene);
  return {
    apps: await describeApps(db, scene, rows),
    shellApi: shellApiVersion,
    units: await listUnits(db, scene),
  };
}

/** Whoever develops in the unit of an app may publish its next version. */
function listPublished(db: Kysely<Tables>, { userId, unitId }: Publisher): Promise<AppRow[]> {
  return db
    .selectFrom('released_app')
    .selectAll()
    .where('origin', '=', 'uploaded')
    .where((eb) =>
      eb.or([
        eb('unit_id', '=', unitId),
        eb(
          'code',
          'in',
          eb.selectFrom('app_release').select('app_release.code').where('publisher_id', '=', userId),
        ),
      ]),
    )
    .orderBy('code')
    .execute();
}

/** The bureau decides about all; a school about its own, and which approved ones its users get. */
function listDecided(db: Kysely<Tables>, scene: Scene): Promise<AppRow[]> {
  const { reader } = scene;
  const all = db.selectFrom('released_app').selectAll().orderBy('code');
  if (decidesForAll(scene)) return all.execute();
  return all
    .where((eb) =>
      eb.or([
        eb('unit_id', '=', reader.unitId),
        eb(
          'code',
          'in',
          eb.selectFrom('app_release').select('app_release.code').where('state', '=', 'approved'),
        ),
      ]),
    )
    .execute();
}

async function listUnits(db: Kysely<Tables>, scene: Scene): Promise<Answer['units']> {
  const rows = await db
    .selectFrom('unit')
    .select(['id', 'name', 'en_name', 'is_sandbox'])
    .where('status', '=', 'enabled')
    .where((eb) =>
      decidesForAll(scene) ? eb.lit(true) : eb('id', 'in', [scene.reader.unitId, scene.sandboxUnitId ?? '']),
    )
    .orderBy('id')
    .execute();
  return rows
    .filter(({ id }) => mayMove(scene, { origin: 'uploaded' }, id))
    .map(({ id, name, en_name, is_sandbox }) => ({
      ...{ unitId: id, name, enName: en_name },
      isSandbox: is_sandbox === 1,
    }));
}
