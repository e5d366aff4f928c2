import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type ImportRowProblem, type UserType, userTypeCodes } from '#shared/contracts';
import type { CheckedRow } from '../meaning/check-row.ts';
import { rowProblem } from '../meaning/problems.ts';
import type { KindRules, PlannedRow, SeenKeys } from './kind-rules.ts';
import { type FoundPeople, findPeople } from './people/find-people.ts';
import { noteKeys, planRow } from './plan-row.ts';

interface Link {
  readonly parentId: string;
  readonly childId: string;
}

interface PlannedLink {
  readonly planned: PlannedRow;
  readonly link: Link | undefined;
}

/** Which child belongs to which parent. Both are people of the unit. */
export const familyRules: KindRules = {
  compare: async (db, { unitId }, rows, seen) => {
    const { plan } = await createPlan(db, unitId, rows);
    return rows.map((row) => plan(row, seen).planned);
  },
  write: async (trx, { unitId }, rows) => {
    const { plan, children } = await createPlan(trx, unitId, rows);
    const all = rows.map((row) => plan(row));
    const links = all.flatMap(({ planned, link }) => (link && planned.outcome === 'new' ? [link] : []));
    await insertLinks(trx, children, links);
    return all.map(({ planned }) => planned);
  },
};

async function createPlan(db: Kysely<Tables>, unitId: string, rows: readonly CheckedRow[]) {
  const found = await findPeople(db, unitId, {
    externalIds: rows.flatMap(({ values }) =>
      [values.parentExternalId ?? [], values.childExternalId ?? []].flat(),
    ),
    loginNames: rows.flatMap(({ values }) =>
      [values.parentLoginName ?? [], values.childLoginName ?? []].flat(),
    ),
  });
  const parentOf = ({ values }: CheckedRow) =>
    findOne(found, unitId, userTypeCodes.parent, values.parentExternalId, values.parentLoginName);
  const childOf = ({ values }: CheckedRow) =>
    findOne(found, unitId, userTypeCodes.student, values.childExternalId, values.childLoginName);
  const children = await findChildren(db, [...new Set(rows.flatMap((row) => parentOf(row) ?? []))]);
  const plan = (row: CheckedRow, seen?: SeenKeys): PlannedLink => {
    const parentId = parentOf(row);
    const childId = childOf(row);
    const link = parentId && childId ? { parentId, childId } : undefined;
    const problems = [
      ...row.problems,
      ...unknownProblems(row, parentId, childId),
      ...noteKeys(seen, [['childExternalId', link && `${link.parentId} ${link.childId}`]], row.number),
    ];
    const isThere = link !== undefined && (children.get(link.parentId) ?? []).includes(link.childId);
    const planned = planRow(row, { targetId: childId ?? null, isThere, changes: [], problems });
    return { planned, link };
  };
  return { plan, children };
}

function findOne(
  found: FoundPeople,
  unitId: string,
  userType: UserType,
  externalId: string | undefined,
  loginName: string | undefined,
): string | undefined {
  const byId = externalId === undefined ? undefined : found.byExternalId(externalId, userType);
  if (byId || loginName === undefined) return byId?.id;
  const byLogin = found.byLoginName(loginName);
  return byLogin?.unit_id === unitId && byLogin.user_type === userType ? byLogin.id : undefined;
}

function unknownProblems(
  { values, problems }: CheckedRow,
  parentId: string | undefined,
  childId: string | undefined,
): ImportRowProblem[] {
  const isWrong = (field: string): boolean => problems.some((problem) => problem.field === field);
  const found: ImportRowProblem[] = [];
  const parent = values.parentExternalId === undefined ? 'parentLoginName' : 'parentExternalId';
  const child = values.childExternalId === undefined ? 'childLoginName' : 'childExternalId';
  if (!parentId && values[parent] !== undefined && !isWrong(parent))
    found.push(rowProblem('parent_unknown', parent));
  if (!childId && values[child] !== undefined && !isWrong(child))
    found.push(rowProblem('child_unknown', child));
  return found;
}

/** The children of parents, each in their order. */
async function findChildren(
  db: Kysely<Tables>,
  parentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (parentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('parent_child')
    .select(['parent_id', 'child_id'])
    .where('parent_id', 'in', parentIds)
    .orderBy('position')
    .execute();
  const byParent = Map.groupBy(rows, ({ parent_id }) => parent_id);
  return new Map([...byParent].map(([id, own]) => [id, own.map(({ child_id }) => child_id)]));
}

/** A parent's first child is the one that she sees. */
async function insertLinks(
  trx: Kysely<Tables>,
  children: ReadonlyMap<string, readonly string[]>,
  links: readonly Link[],
): Promise<void> {
  if (links.length === 0) return;
  const counts = new Map([...children].map(([id, own]) => [id, own.length]));
  const rows = links.map(({ parentId, childId }) => {
    const position = counts.get(parentId) ?? 0;
    counts.set(parentId, position + 1);
    const is_current = position === 0 ? (1 as const) : (0 as const);
    return { parent_id: parentId, child_id: childId, position, is_current };
  });
  await trx
    .insertInto('parent_child')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['parent_id', 'child_id']).doNothing())
    .execute();
}
