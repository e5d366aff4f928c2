import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Program } from '#platform/programs';
import { DomainError } from '#shared/contracts';
import { shownLimits } from './call-limits.ts';
import { getServedApp } from './find-served-app.ts';
import type { BadgesOrder } from './payloads.ts';
import type { ServiceCallsDeps } from './service-calls-deps.ts';
import { splitUsers } from './split-users.ts';

const notInCatalogue =
  '该应用不在应用目录中，没有桌面图标|||The app is not in the catalogue, so it has no tile';

/**
 * Sets the numbers on the tile of an app. Open pages are notified of those that change.
 * @throws DomainError `conflict` where the app has no tile
 */
export async function setBadges(
  { database: { db }, announce }: ServiceCallsDeps,
  program: Program,
  { appCode, counts }: BadgesOrder,
) {
  const app = await getServedApp(db, program, appCode);
  if (!app.isInCatalogue) throw new DomainError('conflict', { message: notInCatalogue });
  // Of a user who stands there twice, the last number counts.
  const wanted = new Map(counts.map(({ userId, num }) => [userId, num]));
  const { known, unknown } = await splitUsers(db, program.unitId, [...wanted.keys()]);
  const changed = await db.transaction().execute(async (trx) => {
    const before = await readBadges(trx, app.code, known);
    const userIds = known.filter((userId) => (before.get(userId) ?? 0) !== wanted.get(userId));
    await writeBadges(
      trx,
      app.code,
      userIds.map((userId) => ({ userId, num: wanted.get(userId) ?? 0 })),
    );
    return userIds;
  });
  await announce(changed);
  return { appCode: app.code, set: known.length, unknown, limits: shownLimits };
}

async function readBadges(
  trx: Kysely<Tables>,
  appCode: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('desktop_unread')
    .select(['user_id', 'num'])
    .where('user_id', 'in', userIds)
    .where('app_code', '=', appCode)
    .execute();
  return new Map(rows.map(({ user_id, num }) => [user_id, num]));
}

async function writeBadges(
  trx: Kysely<Tables>,
  appCode: string,
  badges: readonly { readonly userId: string; readonly num: number }[],
): Promise<void> {
  const empty = badges.filter(({ num }) => num === 0).map(({ userId }) => userId);
  if (empty.length > 0)
    await trx
      .deleteFrom('desktop_unread')
      .where('user_id', 'in', empty)
      .where('app_code', '=', appCode)
      .execute();
  const rows = badges
    .filter(({ num }) => num > 0)
    .map(({ userId, num }) => ({ user_id: userId, app_code: appCode, num }))
    .toSorted((one, other) => (one.user_id < other.user_id ? -1 : 1));
  if (rows.length === 0) return;
  await trx
    .insertInto('desktop_unread')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'app_code']).doUpdateSet((eb) => ({ num: eb.ref('excluded.num') })),
    )
    .execute();
}
