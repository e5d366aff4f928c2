import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { DomainError, type ReleaseChannel } from '#shared/contracts';
import type { AppRow } from './released-app.ts';

export interface Pointer {
  readonly code: string;
  /** Empty for every unit without a pointer of its own. */
  readonly unitId: string;
  readonly channel: ReleaseChannel;
}

interface PointerMove extends Pointer {
  /** The version that it leads to now; empty for none. */
  readonly from: string;
  /** Empty takes the pointer away. */
  readonly to: string;
  readonly movedBy: string | null;
}

const moved =
  '这个通道刚被他人改动，请刷新后重试|||Somebody else moved this pointer. Please reload and try again';
/** Moves that are looked back upon. */
const maxMoves = 200;

/**
 * Moves a pointer by one conditional statement, and notes the move. The caller holds the lock of the app.
 * @throws DomainError `conflict` where it leads elsewhere than `from` says
 */
export async function movePointer(
  trx: Kysely<Tables>,
  { revision }: Pick<AppRow, 'revision'>,
  { from, to, movedBy, ...pointer }: PointerMove,
  now: number,
): Promise<void> {
  if (!(await changeRow(trx, pointer, from, to, now))) throw new DomainError('conflict', { message: moved });
  if (from === to) return;
  const move = { code: pointer.code, unit_id: pointer.unitId, channel: pointer.channel, revision };
  await trx
    .insertInto('app_channel_move')
    .values({ ...move, version: to || null, moved_by: movedBy, moved_at: now })
    .execute();
}

async function changeRow(
  trx: Kysely<Tables>,
  { code, unitId, channel }: Pointer,
  from: string,
  to: string,
  now: number,
): Promise<boolean> {
  const key = { code, unit_id: unitId, channel };
  if (from === '' && to === '') return (await findPointer(trx, { code, unitId, channel })) === '';
  if (from === '') {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('app_channel')
      .values({ ...key, version: to, changed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows > 0n;
  }
  if (to === '') {
    const { numDeletedRows } = await trx
      .deleteFrom('app_channel')
      .where((eb) => eb.and({ ...key, version: from }))
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }
  const { numUpdatedRows } = await trx
    .updateTable('app_channel')
    .set(from === to ? { version: to } : { version: to, changed_at: now })
    .where((eb) => eb.and({ ...key, version: from }))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The version that a pointer leads to; empty where there is none. */
export async function findPointer(db: Kysely<Tables>, { code, unitId, channel }: Pointer): Promise<string> {
  const row = await db
    .selectFrom('app_channel')
    .select('version')
    .where((eb) => eb.and({ code, unit_id: unitId, channel }))
    .executeTakeFirst();
  return row?.version ?? '';
}

/** The versions that a pointer led to, the oldest first. */
export async function listMoves(
  db: Kysely<Tables>,
  { code, unitId, channel }: Pointer,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('app_channel_move')
    .select('version')
    .where((eb) => eb.and({ code, unit_id: unitId, channel }))
    .orderBy('revision', 'desc')
    .limit(maxMoves)
    .execute();
  return rows.reverse().flatMap(({ version }) => version ?? []);
}

/**
 * The version before the current one, as somebody who rolls back means it: going back leaves nothing to go forward to, so that a second
 * rollback leads further back.
 */
export function findPrevious(
  moves: readonly string[],
  current: string,
  isUsable: (version: string) => boolean,
): string | undefined {
  const path: string[] = [];
  for (const version of [...moves, current]) {
    const at = path.indexOf(version);
    if (at >= 0) path.length = at;
    path.push(version);
  }
  return path.slice(0, -1).findLast(isUsable);
}
