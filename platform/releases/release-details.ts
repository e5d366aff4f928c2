import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import {
  type AppManifest,
  type AppPermission,
  type appReleaseGet,
  DomainError,
  type ParsedPayloadOf,
  type ReleaseDetails,
  releaseSlots,
} from '#shared/contracts';
import { mayDecide, mayPublish, readScene, type Scene } from './publisher-rights.ts';
import { describeRelease } from './release-view.ts';
import { type AppRow, findApp, getRelease, type ReleaseRow } from './released-app.ts';
import type { Publisher, ReleasesDeps } from './releases-deps.ts';

/** What shipped apps declare is less. */
type Declared = Pick<AppManifest, 'name'> & Partial<AppManifest>;

/**
 * A release with its files and what it asks for.
 * @throws DomainError `not_found`, also where the reader sees no such app
 */
export async function getReleaseDetails(
  { database: { db } }: Pick<ReleasesDeps, 'database'>,
  reader: Publisher,
  { code, version }: ParsedPayloadOf<typeof appReleaseGet>,
): Promise<ReleaseDetails> {
  const scene = await readScene(db, reader);
  const app = await findApp(db, code);
  if (!app) throw new DomainError('not_found');
  const row = await getRelease(db, code, version);
  if (!maySee(scene, app, row)) throw new DomainError('not_found');
  const declared: Declared = JSON.parse(row.manifest);
  return {
    release: await describeRelease(db, code, version),
    publisherUnit: await findUnit(db, row.publisher_unit_id),
    name: app.name,
    serverId: declared.serverId ?? 'base',
    userTypes: declared.audience?.userTypes ?? [],
    codes: listCodes(declared.permissions ?? []),
    slots: releaseSlots.filter((slot) => declared.slots?.[slot] !== undefined),
    files: await db
      .selectFrom('app_release_file')
      .select(['path', 'size'])
      .where('code', '=', code)
      .where('version', '=', version)
      .orderBy('path')
      .execute(),
  };
}

/** Who decides, who may publish the next version, who published this one, and who may give an approved one to her unit. */
function maySee(scene: Scene, app: AppRow, { publisher_id, state }: ReleaseRow): boolean {
  const { reader, decides } = scene;
  const isOffered = decides && state === 'approved';
  return mayDecide(scene, app) || mayPublish(scene, app) || publisher_id === reader.userId || isOffered;
}

async function findUnit(db: Kysely<Tables>, unitId: string | null): Promise<ReleaseDetails['publisherUnit']> {
  if (unitId === null) return null;
  const unit = await db
    .selectFrom('unit')
    .select(['name', 'en_name'])
    .where('id', '=', unitId)
    .executeTakeFirst();
  return unit ? { name: unit.name, enName: unit.en_name } : null;
}

function listCodes(nodes: readonly AppPermission[]): ReleaseDetails['codes'] {
  return nodes.flatMap(({ code, names, kind, children = [] }) => [
    { code, names, kind },
    ...listCodes(children),
  ]);
}
