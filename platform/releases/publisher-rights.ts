import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { holds } from '#platform/desktop';
import { findSandboxUnit, isDeveloper } from '#platform/developers';
import { isArea, unitTypeCodes } from '#shared/contracts';
import type { Publisher } from './releases-deps.ts';

type App = Pick<Tables['released_app'], 'unit_id'> & { origin: 'shipped' | 'uploaded' };

/** Who asks, and what of the portal her rights depend on. */
export interface Scene {
  readonly reader: Publisher;
  /** Whether she decides about releases: of her unit, or in a bureau of every unit. */
  readonly decides: boolean;
  readonly sandboxUnitId: string | undefined;
  /** Whether there is a bureau, whose administrators alone release to all units. */
  readonly hasBureau: boolean;
}

export async function readScene(db: Kysely<Tables>, reader: Publisher): Promise<Scene> {
  const bureau = await db
    .selectFrom('unit')
    .select('id')
    .where('unit_type', '=', unitTypeCodes.area)
    .where('status', '=', 'enabled')
    .limit(1)
    .executeTakeFirst();
  const sandbox = await findSandboxUnit(db);
  const decides = await holds(db, reader, 'admin:releases');
  return { reader, decides, sandboxUnitId: sandbox?.unitId, hasBureau: bureau !== undefined };
}

/** Whether somebody decides for every unit below the bureau, and about what belongs to no unit. */
export function decidesForAll({ reader, decides }: Pick<Scene, 'reader' | 'decides'>): boolean {
  return decides && isArea(reader);
}

/** Later versions of an app come from its unit, or from the bureau. */
export function mayPublish(scene: Scene, app: App | undefined): boolean {
  const { reader } = scene;
  if (!isDeveloper(reader) || app?.origin === 'shipped') return false;
  return app === undefined || app.unit_id === reader.unitId || decidesForAll(scene);
}

/** Approves and withdraws. */
export function mayDecide(scene: Scene, app: App): boolean {
  const { reader, decides } = scene;
  if (app.origin === 'shipped') return false;
  return decidesForAll(scene) || (decides && app.unit_id === reader.unitId);
}

export function mayReleaseToAll(scene: Scene, app: Pick<App, 'origin'>): boolean {
  if (app.origin === 'shipped') return false;
  return decidesForAll(scene) || (!scene.hasBureau && scene.decides);
}

/** @param unitId empty for every unit without a pointer of its own */
export function mayMove(scene: Scene, app: Pick<App, 'origin'>, unitId: string): boolean {
  const { reader, decides, sandboxUnitId } = scene;
  if (app.origin === 'shipped') return false;
  if (unitId === '') return mayReleaseToAll(scene, app);
  if (decidesForAll(scene)) return true;
  if (unitId === sandboxUnitId) return isDeveloper(reader);
  return decides && unitId === reader.unitId;
}
