import { DomainError, type ParsedPayloadOf, type Promotion, type promotionUndo } from '#shared/contracts';
import type { Caller } from '../organisation-deps.ts';
import { refuseDuringPromotion } from '../refuse-during-promotion.ts';
import { requireUnit } from '../require-unit.ts';
import { writeLine } from '../write-line.ts';
import type { PromotionDeps } from './promotion-deps.ts';
import { findLatest, readPromotion, undoableUntil } from './read-promotion.ts';
import { listTakenNames } from './taken-names.ts';

/**
 * Undoes the latest end of a school year. The portal does it on its own; nothing of it has happened yet.
 * @throws DomainError `not_found`, or `conflict`: it is too late, or a name that is needed belongs to another class
 */
export async function undoPromotion(
  deps: PromotionDeps,
  caller: Caller,
  { unitId: wanted, promotionId }: ParsedPayloadOf<typeof promotionUndo>,
): Promise<Promotion> {
  const { db, clock } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  return db.transaction().execute(async (trx) => {
    await refuseDuringPromotion(trx, unitId);
    const latest = await findLatest(trx, unitId);
    if (latest?.id !== promotionId) throw new DomainError('not_found');
    if (undoableUntil(latest, clock()) === undefined) throw isTooLate();
    const taken = await listTakenNames(trx, latest);
    if (taken.length > 0) throw areTaken(taken);
    const { principal, request } = caller;
    await trx
      .updateTable('promotion')
      .set({
        ...{ status: 'undoing', actor_id: principal.userId, actor_login: principal.loginName },
        ...{ actor_unit_id: principal.unitId, ip: request.ip, user_agent: request.userAgent },
      })
      .where('id', '=', promotionId)
      .execute();
    const { year_name: yearName } = latest;
    await writeLine(deps, trx, caller, { event: 'promotion_undo_started', unitId, yearName });
    return readPromotion({ db: trx, clock }, promotionId);
  });
}

function isTooLate(): DomainError {
  const message = '已超过七天，不能再撤销|||It is more than seven days ago and cannot be undone any more';
  return new DomainError('conflict', { message });
}

function areTaken(taken: readonly { gradeName: string; className: string }[]): DomainError {
  const names = taken.map(({ gradeName, className }) => `${gradeName} ${className}`.trim()).join('、');
  const message = `请先将现在的${names}改名或关闭|||Rename or close the present ${names} first`;
  return new DomainError('conflict', { message });
}
