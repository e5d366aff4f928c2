import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { isGiven } from '#platform/grants';
import { DomainError, unitTypeCodes, userTypeCodes } from '#shared/contracts';
import type { Scene } from './publisher-rights.ts';

/** People that are named; who asks needs one. */
const named = 3;

/** The refusal of who may not move a pointer: it names those who may. */
export async function refuseMover(
  db: Kysely<Tables>,
  { hasBureau, reader }: Scene,
  unitId: string,
): Promise<DomainError> {
  const isForAll = unitId === '';
  const names = await listAdministrators(db, {
    isOfBureau: isForAll && hasBureau,
    unitId: isForAll ? reader.unitId : unitId,
  });
  const office = isForAll && hasBureau ? ['教育局管理员', 'an administrator of the bureau'] : unitOffice;
  const [zh, en] = isForAll ? ['向全部单位发布', 'for all units'] : ['为该单位发布', 'for this unit'];
  const who = names.length > 0 ? [`（${names.join('、')}）`, ` (${names.join(', ')})`] : ['', ''];
  return new DomainError('forbidden', {
    message: `您不能${zh}，请联系${office[0]}${who[0]}|||You may not release ${en}. Ask ${office[1]}${who[1]}`,
  });
}

const unitOffice = ['该单位的管理员', 'an administrator of the unit'];

async function listAdministrators(
  db: Kysely<Tables>,
  { isOfBureau, unitId }: { isOfBureau: boolean; unitId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .innerJoin('unit', 'unit.id', 'app_user.unit_id')
    .select('app_user.real_name')
    .where(isGiven(db, sql.ref('app_user.id'), 'admin:releases'))
    .where('app_user.user_type', '=', userTypeCodes.administrator)
    .where('app_user.user_status', '=', 'enabled')
    .where((eb) =>
      isOfBureau ? eb('unit.unit_type', '=', unitTypeCodes.area) : eb('app_user.unit_id', '=', unitId),
    )
    .orderBy('app_user.id')
    .limit(named)
    .execute();
  return rows.map(({ real_name }) => real_name);
}
