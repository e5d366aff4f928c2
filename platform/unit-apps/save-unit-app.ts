import { requireUnit } from '#platform/organisation';
import type { ParsedPayloadOf, UnitApp, UnitAppSettings, unitAppSave } from '#shared/contracts';
import { listAudiences, nobody } from './audience.ts';
import { getCatalogueApp } from './catalogue.ts';
import { checkSettings } from './check-settings.ts';
import { getUnitApp } from './list-unit-apps.ts';
import { listMembers } from './members.ts';
import { requireOverUnit } from './require-over-unit.ts';
import { writeSettings } from './settings.ts';
import type { Caller, UnitAppsDeps } from './unit-apps-deps.ts';
import { writeLine } from './write-line.ts';

/**
 * Saves what a unit decides about an app. Open pages of its people are notified. An app by which the unit is kept takes rights from people
 * with it, so that the caller stands over all of them.
 * @throws DomainError `not_found`, `forbidden`, `conflict` for an old revision, `invalid_input` where it would widen the catalogue
 */
export async function saveUnitApp(
  deps: UnitAppsDeps,
  caller: Caller,
  { unitId: wanted, code, revision, ...given }: ParsedPayloadOf<typeof unitAppSave>,
): Promise<UnitApp> {
  const { db, clock, withoutApps, announce } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  const settings = withoutRepeats(given);
  await db.transaction().execute(async (trx) => {
    await requireOverUnit(trx, caller.principal, { unitId, code });
    const { allowedUserTypes } = await getCatalogueApp(trx, { unitId, withoutApps }, code);
    const before = (await listAudiences(trx, unitId)).get(code) ?? nobody;
    await checkSettings(trx, unitId, settings, { allowedUserTypes, before });
    await writeSettings(trx, { unitId, code, revision }, settings, clock());
    await writeLine(deps, trx, caller, { event: 'app_changed', unitId, code, ...settings });
  });
  await announce(await listMembers(db, unitId));
  return getUnitApp(deps, unitId, code);
}

function withoutRepeats({ userTypes, roles, classIds, ...rest }: UnitAppSettings): UnitAppSettings {
  return {
    ...rest,
    userTypes: [...new Set(userTypes)],
    roles: [...new Set(roles)],
    classIds: [...new Set(classIds)],
  };
}
