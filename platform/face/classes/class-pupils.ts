import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type RegisterClass, type RegisterPupil, userTypeCodes } from '#shared/contracts';
import { modelVersion } from '../recogniser/model-files.ts';
import { currentVersion } from '../store/consents.ts';

/** A class of a unit. */
export interface ClassKey {
  readonly unitId: string;
  readonly gradeName: string;
  readonly className: string;
}

export interface PupilQuery extends ClassKey {
  /** Whose entries are read; undefined before there is one. */
  readonly registerId: string | undefined;
  /** Faces from before are too old, epoch ms. */
  readonly registeredAfter: number;
}

const { compare } = new Intl.Collator('zh-CN');

/** The classes of a unit: those that enabled pupils are in. The ones whose registers the user began last come first. */
export async function listClasses(
  db: Kysely<Tables>,
  { unitId, userId }: { unitId: string; userId: string },
): Promise<RegisterClass[]> {
  const classes = await selectPupils(db, unitId)
    .select(({ fn }) => [
      'pupil.grade_name as gradeName',
      'pupil.class_name as className',
      fn.count<number>('pupil.id').as('pupils'),
    ])
    .groupBy(['pupil.grade_name', 'pupil.class_name'])
    .orderBy('pupil.grade_name')
    .orderBy('pupil.class_name')
    .execute();
  const kept = await db
    .selectFrom('class_register')
    .select(({ fn }) => ['grade_name', 'class_name', fn.max('kept_at').as('at')])
    .where('unit_id', '=', unitId)
    .where('kept_by', '=', userId)
    .groupBy(['grade_name', 'class_name'])
    .execute();
  const lastOf = new Map(kept.map((row) => [keyOf(row.grade_name, row.class_name), Number(row.at)]));
  const last = ({ gradeName, className }: RegisterClass): number =>
    lastOf.get(keyOf(gradeName, className)) ?? 0;
  return classes
    .map((one) => ({ ...one, pupils: Number(one.pupils) }))
    .toSorted((one, other) => last(other) - last(one));
}

/** The pupils of a class, and those who have left it and are in its register, by their names. */
export async function listPupils(db: Kysely<Tables>, query: PupilQuery): Promise<RegisterPupil[]> {
  const rows = await selectMarked(db, query).execute();
  return rows
    .map((row) => ({
      userId: row.id,
      realName: row.real_name,
      hasFace: row.user_status === 'enabled' && row.consentOf !== null,
      status: row.status ?? 'missing',
      byFace: row.by_face === 1,
      markedAt: row.marked_at === null ? null : new Date(row.marked_at).toISOString(),
    }))
    .toSorted((one, other) => compare(one.realName, other.realName));
}

function selectMarked(
  db: Kysely<Tables>,
  { unitId, gradeName, className, registerId = '', registeredAfter }: PupilQuery,
) {
  return db
    .selectFrom('app_user as pupil')
    .leftJoin('class_register_entry as entry', (join) =>
      join.onRef('entry.user_id', '=', 'pupil.id').on('entry.register_id', '=', registerId),
    )
    .leftJoin('face_template as face', (join) =>
      join
        .onRef('face.user_id', '=', 'pupil.id')
        .on('face.model', '=', modelVersion)
        .on('face.registered_at', '>', registeredAfter),
    )
    .leftJoin('face_setting as setting', 'setting.unit_id', 'pupil.unit_id')
    .leftJoin('face_consent as consent', (join) =>
      join.onRef('consent.user_id', '=', 'face.user_id').on('consent.words_version', '=', currentVersion),
    )
    .select(['pupil.id', 'pupil.real_name', 'pupil.user_status', 'consent.user_id as consentOf'])
    .select(['entry.status', 'entry.by_face', 'entry.marked_at'])
    .where('pupil.unit_id', '=', unitId)
    .where(({ eb, or, and }) =>
      or([
        eb('entry.user_id', 'is not', null),
        and([
          eb('pupil.user_type', '=', userTypeCodes.student),
          eb('pupil.user_status', '=', 'enabled'),
          eb('pupil.grade_name', '=', gradeName),
          eb('pupil.class_name', '=', className),
        ]),
      ]),
    )
    .orderBy('pupil.id');
}

function selectPupils(db: Kysely<Tables>, unitId: string) {
  return db
    .selectFrom('app_user as pupil')
    .where('pupil.unit_id', '=', unitId)
    .where('pupil.user_type', '=', userTypeCodes.student)
    .where('pupil.user_status', '=', 'enabled')
    .where('pupil.class_name', '!=', '');
}

function keyOf(gradeName: string, className: string): string {
  return JSON.stringify([gradeName, className]);
}
