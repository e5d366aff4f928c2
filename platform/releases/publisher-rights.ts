import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import {
  findSandboxUnit,
  isBureauAdministrator,
  isDeveloper,
  isUnitAdministrator,
} from '#platform/developers';
import { unitTypeCodes } from '#shared/contracts';
import type { Publisher } from './releases-deps.ts';

type App = Pick<Tables['released_app'], 'unit_id'> & { origin: 'shipped' | 'uploaded' };

/** Who asks, and what of the portal her rights depend on. */
export interface Scene {
  readonly reader: Publisher;
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
  return { reader, sandboxUnitId: sandbox?.unitId, hasBureau: bureau !== undefined };
}

/** Later versions of an app come from its unit, or from the bureau. */
export function mayPublish({ reader }: Scene, app: App | undefined): boolean {
  if (!isDeveloper(reader) || app?.origin === 'shipped') return false;
  return app === undefined || app.unit_id === reader.unitId || isBureauAdministrator(reader);
}

/** Approves and withdraws. */
export function mayDecide({ reader }: Scene, app: App): boolean {
  if (app.origin === 'shipped') return false;
  return isBureauAdministrator(reader) || (isUnitAdministrator(reader) && app.unit_id === reader.unitId);
}

export function mayReleaseToAll({ reader, hasBureau }: Scene, app: Pick<App, 'origin'>): boolean {
  if (app.origin === 'shipped') return false;
  return isBureauAdministrator(reader) || (!hasBureau && isUnitAdministrator(reader));
}

/** @param unitId empty for every unit without a pointer of its own */
export function mayMove(scene: Scene, app: Pick<App, 'origin'>, unitId: string): boolean {
  const { reader, sandboxUnitId } = scene;
  if (app.origin === 'shipped') return false;
  if (unitId === '') return mayReleaseToAll(scene, app);
  if (isBureauAdministrator(reader)) return true;
  if (unitId === sandboxUnitId) return isDeveloper(reader);
  return isUnitAdministrator(reader) && unitId === reader.unitId;
}
