import { readWholeMenu } from '#platform/desktop';
import type { Principal } from '#platform/http';
import { requireUnit } from '#platform/organisation';
import type { ParsedPayloadOf, ResourceNode, unitAppMenu } from '#shared/contracts';
import { getCatalogueApp } from './catalogue.ts';
import type { UnitAppsDeps } from './unit-apps-deps.ts';

/** The whole menu and permission tree of an app of the unit. @throws DomainError `not_found` */
export async function readMenu(
  { db, withoutApps }: Pick<UnitAppsDeps, 'db' | 'withoutApps'>,
  principal: Principal,
  { unitId: wanted, code }: ParsedPayloadOf<typeof unitAppMenu>,
): Promise<ResourceNode[]> {
  const unitId = await requireUnit(db, principal, wanted);
  await getCatalogueApp(db, { unitId, withoutApps }, code);
  return readWholeMenu(db, code);
}
