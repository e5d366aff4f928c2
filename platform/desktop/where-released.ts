import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#platform/database';

/**
 * Leaves out tiles of released apps that no pointer ever led to for a unit: there they do not exist. One whose pointer has gone, as after a
 * withdrawal, stays and says why it does not open. `app` is the catalogue in the query around it.
 */
export function whereReleased(unitId: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables & { app: Tables['desktop_app'] }, 'app'>();
  const move = eb
    .selectFrom('app_channel_move as move')
    .select('move.code')
    .whereRef('move.code', '=', 'app.code')
    .where((one) => one.or([one('move.unit_id', '=', sql.lit('')), one('move.unit_id', '=', unitId)]));
  const withOwnTile = eb
    .selectFrom('released_app as released')
    .select('released.code')
    .whereRef('released.code', '=', 'app.code')
    .where('released.has_own_tile', '=', sql.lit(1));
  return eb.or([eb.not(eb.exists(withOwnTile)), eb.exists(move)]);
}
