import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { findReach, type Reach } from '../access.ts';
import type { DriveDeps } from '../drive-deps.ts';

/** The badge of the app on the desktop. */
export async function countNewSharesOf(
  { database: { db }, clock }: Pick<DriveDeps, 'database' | 'clock'>,
  principal: Principal,
): Promise<number> {
  const reach = await findReach(db, principal, clock());
  return countNewShares(db, reach, reach.now);
}

/** How many shares of others have reached a user since she looked at them last. */
export async function countNewShares(db: Kysely<Tables>, reach: Reach, now: number): Promise<number> {
  const { total } = await db
    .selectFrom('drive_share as share')
    .innerJoin('drive_entry as entry', 'entry.id', 'share.entry_id')
    .leftJoin('drive_share_seen as seen', (join) => join.on('seen.user_id', '=', reach.userId))
    .select(({ fn }) => fn.count<number>('share.entry_id').distinct().as('total'))
    .where('share.unit_id', '=', reach.unitId)
    .where((eb) => eb.or(targetsOf(eb, reach)))
    .where('share.shared_by', '!=', reach.userId)
    .where('entry.removed_at', 'is', null)
    .where((eb) => eb.or([eb('share.until', 'is', null), eb('share.until', '>', now)]))
    .where((eb) =>
      eb.or([eb('seen.seen_at', 'is', null), eb('share.shared_at', '>', eb.ref('seen.seen_at'))]),
    )
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A share of this very moment counts as seen. */
export async function markSharesSeen(db: Kysely<Tables>, userId: string, now: number): Promise<void> {
  await db
    .insertInto('drive_share_seen')
    .values({ user_id: userId, seen_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at: now }))
    .execute();
}

function targetsOf(eb: ExpressionBuilder<{ share: Tables['drive_share'] }, 'share'>, reach: Reach) {
  return [
    eb.and([eb('share.target_kind', '=', 'person'), eb('share.target_id', '=', reach.userId)]),
    eb.and([eb('share.target_kind', '=', 'school'), eb('share.target_id', '=', reach.unitId)]),
    ...(reach.classKeys.length > 0
      ? [eb.and([eb('share.target_kind', '=', 'class'), eb('share.target_id', 'in', reach.classKeys)])]
      : []),
  ];
}
