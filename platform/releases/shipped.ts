import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '#platform/database';
import { appManifestSchema } from '#shared/contracts';
import { localizedSchema } from '#shared/language';
import { announceApps } from './announce-apps.ts';
import { findPointer, movePointer } from './pointers.ts';
import { type AppRow, findAndLockApp, findApp, findRelease } from './released-app.ts';
import type { ReleasesDeps } from './releases-deps.ts';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** What the portal's server reports of its build. */
export const shippedSchema = v.object({
  apps: v.pipe(
    v.array(
      v.object({
        code: text,
        name: text,
        names: localizedSchema,
        version: appManifestSchema.entries.version,
        minServerVersion: appManifestSchema.entries.version,
        serverId: v.optional(text, 'base'),
        paths: v.optional(v.array(v.pipe(v.string(), v.maxLength(300))), []),
      }),
    ),
    v.maxLength(200),
  ),
});
type ShippedApp = v.InferOutput<typeof shippedSchema>['apps'][number];

/** Makes the apps of the build rows like all others: their codes, names and addresses are taken from then on. */
export async function keepShipped(
  deps: Pick<ReleasesDeps, 'database' | 'clock' | 'log' | 'announce'>,
  { apps }: v.InferOutput<typeof shippedSchema>,
): Promise<void> {
  const isChanged = await deps.database.db.transaction().execute(async (trx) => {
    let changes = await removeOthers(trx, apps);
    // In one order for all: two servers that report at once wait for each other.
    for (const app of apps.toSorted((one, other) => (one.code < other.code ? -1 : 1)))
      changes += Number(await keepOne(deps, trx, app));
    return changes > 0;
  });
  if (isChanged) await announceApps(deps);
}

async function removeOthers(trx: Kysely<Tables>, apps: readonly ShippedApp[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('released_app')
    .where('origin', '=', 'shipped')
    .where('code', 'not in', ['', ...apps.map(({ code }) => code)])
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** @returns whether something changed */
async function keepOne(
  { clock, log }: Pick<ReleasesDeps, 'clock' | 'log'>,
  trx: Kysely<Tables>,
  shipped: ShippedApp,
): Promise<boolean> {
  const { code, name, names, version } = shipped;
  const manifest = JSON.stringify(shipped);
  const now = clock();
  const known = await findApp(trx, code);
  if (known?.origin === 'uploaded') {
    log('shipped_code_taken', { code });
    return false;
  }
  const release = known && (await findRelease(trx, code, version));
  const pointer = { code, unitId: '', channel: 'stable' as const };
  if (release?.manifest === manifest && (await findPointer(trx, pointer)) === version) return false;
  await trx
    .insertInto('released_app')
    .values({ code, name, names: JSON.stringify(names), origin: 'shipped', unit_id: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const app = await findAndLockApp(trx, code);
  if (!app) {
    log('shipped_name_taken', { code, name });
    return false;
  }
  await trx
    .updateTable('released_app')
    .set({ name, names: JSON.stringify(names) })
    .where('code', '=', code)
    .execute();
  await upsertRelease(trx, shipped, manifest, now);
  await pointTo(trx, app, version, now);
  return true;
}

async function upsertRelease(
  trx: Kysely<Tables>,
  { code, version }: ShippedApp,
  manifest: string,
  now: number,
): Promise<void> {
  await trx
    .insertInto('app_release')
    .values({
      ...{ code, version, state: 'approved', manifest, digest: '', size: 0, uploaded_at: now },
      decided_at: now,
    })
    .onConflict((conflict) => conflict.columns(['code', 'version']).doUpdateSet({ manifest }))
    .execute();
}

async function pointTo(trx: Kysely<Tables>, app: AppRow, to: string, now: number): Promise<void> {
  const pointer = { code: app.code, unitId: '', channel: 'stable' as const };
  const from = await findPointer(trx, pointer);
  await movePointer(trx, app, { ...pointer, from, to, movedBy: null }, now);
}
