import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { countPages, type Principal, toPageWindow } from '#platform/http';
import { findPeople, requireUnit } from '#platform/organisation';
import {
  type AnswerOf,
  type FamilyClass,
  type FamilyParent,
  type familyLinksClasses,
  type familyLinksList,
  type familyLinksParents,
  type ParsedPayloadOf,
  type PupilFamily,
  userTypeCodes,
} from '#shared/contracts';
import type { FamilyLinksDeps } from './family-links-deps.ts';
import { type PupilRow, selectPupils } from './pupil-rows.ts';
import { getKeptClass, listKeptClasses, requireFamilyKeeper } from './require-keeper.ts';

/** The open classes whose families the caller keeps. @throws DomainError `forbidden`, `not_found` */
export async function listFamilyClasses(
  { db }: Pick<FamilyLinksDeps, 'db'>,
  principal: Principal,
  { unitId }: ParsedPayloadOf<typeof familyLinksClasses>,
): Promise<FamilyClass[]> {
  return listKeptClasses(db, await requireFamilyKeeper(db, principal, unitId));
}

/** A page of pupils with their parents. @throws DomainError `forbidden`, `not_found` */
export async function listFamilies(
  { db, clock }: Pick<FamilyLinksDeps, 'db' | 'clock'>,
  principal: Principal,
  { unitId, classId, keyword, page, size }: ParsedPayloadOf<typeof familyLinksList>,
): Promise<AnswerOf<typeof familyLinksList>> {
  const kept = await requireFamilyKeeper(db, principal, unitId);
  const classes = classId ? [await getKeptClass(db, kept, classId)] : kept.ownClasses;
  const pupils = selectPupils(db, kept.unitId, { keyword, classes });
  const window = toPageWindow(page, size);
  const { total: counted } = await pupils
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await pupils
    .select(['id', 'real_name', 'login_name', 'grade_name', 'class_name'])
    .orderBy('login_name')
    .orderBy('id')
    .limit(window.size)
    .offset(window.offset)
    .execute();
  const total = Number(counted);
  const list = await describeFamilies(db, rows, clock());
  return { list, total, pages: countPages(total, window.size), page: window.page };
}

/** Parents of a unit whom a pupil may be linked to. @throws DomainError `forbidden`, `not_found` */
export async function findParents(
  { db }: Pick<FamilyLinksDeps, 'db'>,
  principal: Principal,
  { unitId: wanted, keyword }: ParsedPayloadOf<typeof familyLinksParents>,
): Promise<FamilyParent[]> {
  const unitId = await requireUnit(db, principal, wanted);
  const found = await findPeople(db, unitId, { keyword, userType: userTypeCodes.parent });
  return found.map(({ userType: _, ...parent }) => parent);
}

/** Two statements, however many pupils there are. */
async function describeFamilies(
  db: Kysely<Tables>,
  rows: readonly PupilRow[],
  now: number,
): Promise<PupilFamily[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const parents = await db
    .selectFrom('parent_child as link')
    .innerJoin('app_user as parent', 'parent.id', 'link.parent_id')
    .select(['link.child_id', 'parent.id', 'parent.real_name', 'parent.login_name'])
    .where('link.child_id', 'in', ids)
    .orderBy('parent.login_name')
    .execute();
  const codes = await db
    .selectFrom('family_code')
    .select(({ fn }) => ['child_id', fn.countAll<number>().as('count'), fn.max('expires_at').as('until')])
    .where('child_id', 'in', ids)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .groupBy('child_id')
    .execute();
  return rows.map((row) => {
    const waiting = codes.find(({ child_id }) => child_id === row.id);
    return {
      userId: row.id,
      realName: row.real_name,
      loginName: row.login_name,
      gradeName: row.grade_name,
      className: row.class_name,
      parents: parents
        .filter(({ child_id }) => child_id === row.id)
        .map(({ id, real_name, login_name }) => ({
          userId: id,
          realName: real_name,
          loginName: login_name,
        })),
      codes: Number(waiting?.count ?? 0),
      codesUntil: waiting ? new Date(Number(waiting.until)).toISOString() : null,
    };
  });
}
