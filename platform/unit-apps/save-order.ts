import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { requireUnit } from '#platform/organisation';
import { DomainError, type ParsedPayloadOf, type unitAppOrder } from '#shared/contracts';
import { listCatalogue } from './catalogue.ts';
import { listMembers } from './members.ts';
import type { Caller, UnitAppsDeps } from './unit-apps-deps.ts';
import { writeLine } from './write-line.ts';

type Groups = ParsedPayloadOf<typeof unitAppOrder>['groups'];

/**
 * Puts groups and apps of a unit into an order. An app stays in its group. The last order counts.
 * @throws DomainError `not_found`, `invalid_input` for groups or apps that the unit is not offered, or that come twice
 */
export async function saveOrder(
  deps: UnitAppsDeps,
  caller: Caller,
  { unitId: wanted, groups }: ParsedPayloadOf<typeof unitAppOrder>,
): Promise<null> {
  const { db, clock, withoutApps, announce } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  const catalogue = await listCatalogue(db, { unitId, withoutApps });
  requireKnown(groups, new Map(catalogue.map(({ code, group_code }) => [code, group_code])));
  await db.transaction().execute(async (trx) => {
    await writeGroups(trx, unitId, groups);
    await writeApps(trx, unitId, groups, clock());
    const order = groups.map(({ code, apps }) => `${code}: ${apps.join(' ')}`);
    await writeLine(deps, trx, caller, { event: 'app_order_changed', unitId, order });
  });
  await announce(await listMembers(db, unitId));
  return null;
}

function requireKnown(groups: Groups, groupOf: ReadonlyMap<string, string>): void {
  const known = new Set(groupOf.values());
  const named = groups.flatMap(({ apps }) => apps);
  const isKnown =
    groups.every(({ code, apps }) => known.has(code) && apps.every((app) => groupOf.get(app) === code)) &&
    new Set(named).size === named.length &&
    new Set(groups.map(({ code }) => code)).size === groups.length;
  if (isKnown) return;
  const message =
    '应用目录已更新，请刷新后再排序|||The catalogue has changed. Reload and order the apps again';
  throw new DomainError('invalid_input', { message, fieldErrors: [{ field: 'groups', message }] });
}

async function writeGroups(trx: Kysely<Tables>, unitId: string, groups: Groups): Promise<void> {
  if (groups.length === 0) return;
  await trx
    .insertInto('unit_app_group')
    .values(groups.map(({ code }, position) => ({ unit_id: unitId, group_code: code, position })))
    .onConflict((conflict) =>
      conflict
        .columns(['unit_id', 'group_code'])
        .doUpdateSet((eb) => ({ position: eb.ref('excluded.position') })),
    )
    .execute();
}

async function writeApps(trx: Kysely<Tables>, unitId: string, groups: Groups, at: number): Promise<void> {
  const rows = groups.flatMap(({ apps }) =>
    apps.map((app_code, position) => ({ unit_id: unitId, app_code, position, updated_at: at })),
  );
  if (rows.length === 0) return;
  await trx
    .insertInto('unit_app')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['unit_id', 'app_code'])
        .doUpdateSet((eb) => ({ position: eb.ref('excluded.position') })),
    )
    .execute();
}
