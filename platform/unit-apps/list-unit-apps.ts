import { listRequestsByApp, readUseOfUnit } from '#platform/desktop';
import { keepingApps } from '#platform/grants';
import type { Principal } from '#platform/http';
import { requireUnit } from '#platform/organisation';
import {
  DomainError,
  type ParsedPayloadOf,
  type UnitApp,
  type UnitAppGroup,
  type UnitApps,
  type unitAppList,
  weeksOfUse,
} from '#shared/contracts';
import { listAudiences } from './audience.ts';
import { type CatalogueApp, listCatalogue } from './catalogue.ts';
import { listLicenceStates } from './licence-states.ts';
import { listPickedClasses, listRoles } from './named-people.ts';
import { holdsAnybodyMore } from './require-over-unit.ts';
import { toSettings } from './settings.ts';
import type { UnitAppsDeps } from './unit-apps-deps.ts';

type Deps = Pick<UnitAppsDeps, 'db' | 'clock' | 'withoutApps'>;

/**
 * The catalogue of a unit with all that its administrators decide and see. As many statements for any number of apps.
 * @throws DomainError `not_found`
 */
export async function listUnitApps(
  deps: Deps,
  principal: Principal,
  { unitId: wanted }: ParsedPayloadOf<typeof unitAppList>,
): Promise<UnitApps> {
  const { db } = deps;
  const unitId = await requireUnit(db, principal, wanted);
  const read = await readGroups(deps, unitId);
  const isAbove = await holdsAnybodyMore(db, principal, unitId);
  const groups = read.map((group) => ({
    ...group,
    apps: group.apps.map((app) => ({ ...app, holdsMore: isAbove && keepingApps.includes(app.code) })),
  }));
  const apps = groups.flatMap((group) => group.apps);
  return {
    groups,
    classes: await listPickedClasses(
      db,
      unitId,
      apps.flatMap(({ classIds }) => classIds),
    ),
    roles: await listRoles(
      db,
      unitId,
      apps.flatMap(({ roles }) => roles),
    ),
  };
}

/** One app, as the list has it. @throws DomainError `not_found` */
export async function getUnitApp(deps: Deps, unitId: string, code: string): Promise<UnitApp> {
  const groups = await readGroups(deps, unitId);
  const app = groups.flatMap(({ apps }) => apps).find((one) => one.code === code);
  if (!app) throw new DomainError('not_found');
  return app;
}

async function readGroups({ db, clock, withoutApps }: Deps, unitId: string): Promise<UnitAppGroup[]> {
  const catalogue = await listCatalogue(db, { unitId, withoutApps });
  const audiences = await listAudiences(db, unitId);
  const licences = await listLicenceStates(db, unitId, clock());
  const requests = await listRequestsByApp(db, unitId);
  const use = await readUseOfUnit({ db, clock }, unitId);
  const opened = new Map(use.apps.map((app) => [app.code, app.opened]));
  const toApp = (row: CatalogueApp): UnitApp => ({
    code: row.code,
    name: row.name,
    englishName: row.english_name,
    imgPath: row.img_path,
    kind: row.kind,
    isOwn: row.owner_unit_id !== null,
    serverId: row.server_id,
    allowedUserTypes: [...row.allowedUserTypes],
    ...toSettings(row, audiences.get(row.code)),
    licence: licences.get(row.server_id) ?? { state: 'missing', endTime: null },
    requests: requests.get(row.code) ?? { people: 0, names: [] },
    opened: opened.get(row.code) ?? new Array<number>(weeksOfUse).fill(0),
    revision: row.revision ?? 0,
    holdsMore: false,
  });
  return [...Map.groupBy(catalogue, ({ group_code }) => group_code)].map(([code, rows]) => ({
    code,
    name: rows[0]?.group_name ?? code,
    englishName: rows[0]?.group_english_name ?? null,
    apps: rows.map(toApp),
  }));
}
