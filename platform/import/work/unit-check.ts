import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { type ImportField, type ImportFileProblem, isUserType, type UserType } from '#shared/contracts';
import { pickLanguage } from '#shared/language';
import { type JobRow, optionsOf } from '../jobs/job-row.ts';
import type { PlannedRow } from '../kinds/kind-rules.ts';
import { fileProblem } from '../meaning/problems.ts';

/** Rows with ids that are asked about: few enough for one statement, and too many for a guess. */
const sample = { least: 10, most: 200 } as const;
/** Of the sample, so many belong to one other unit. */
const most = 0.5;
const idFields: readonly ImportField[] = ['externalId', 'parentExternalId', 'childExternalId'];

/** Finds out whether a file is one of another school. */
export interface UnitCheck {
  readonly note: (rows: readonly PlannedRow[]) => void;
  /** User types of the people in the file. */
  readonly types: ReadonlySet<UserType>;
  readonly findProblems: () => Promise<ImportFileProblem[]>;
}

export async function createUnitCheck(db: Kysely<Tables>, job: JobRow): Promise<UnitCheck> {
  const names = await namesOfUnit(db, job.unit_id);
  const { userType: usualType } = optionsOf(job);
  const types = new Set<UserType>();
  const ids = new Set<string>();
  let otherName: string | undefined;
  let isKnownHere = false;

  const noteRow = ({ values, targetId }: PlannedRow): void => {
    const type = values.userType === undefined ? usualType : Number(values.userType);
    if (isUserType(type)) types.add(type);
    const { unitName } = values;
    if (unitName !== undefined && !names.has(plain(unitName))) otherName ??= unitName;
    if (targetId !== null) isKnownHere = true;
    for (const field of idFields) {
      const id = values[field];
      if (id !== undefined && ids.size < sample.most) ids.add(id);
    }
  };
  return {
    note: (rows) => rows.forEach(noteRow),
    types,
    findProblems: async () => [
      ...(otherName === undefined ? [] : [fileProblem('other_unit_named', { name: otherName })]),
      ...(!isKnownHere && (await isOfAnother(db, job.unit_id, [...ids]))
        ? [fileProblem('ids_of_other_unit')]
        : []),
    ],
  };
}

async function namesOfUnit(db: Kysely<Tables>, unitId: string): Promise<ReadonlySet<string>> {
  const unit = await db
    .selectFrom('unit')
    .select(['id', 'name', 'en_name'])
    .where('id', '=', unitId)
    .executeTakeFirst();
  const names = [
    unit?.id,
    pickLanguage(unit?.name ?? '', 'zh-CN'),
    pickLanguage(unit?.name ?? '', 'en'),
    unit?.en_name,
  ];
  return new Set(names.flatMap((name) => (name ? [plain(name)] : [])));
}

/** That most ids of a file belong elsewhere is said; which unit that is, is not. */
async function isOfAnother(db: Kysely<Tables>, unitId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length < sample.least) return false;
  const rows = await db
    .selectFrom('app_user')
    .select('unit_id')
    .where('external_id', 'in', ids)
    .where('unit_id', '!=', unitId)
    .execute();
  const counts = [...Map.groupBy(rows, ({ unit_id }) => unit_id).values()].map((own) => own.length);
  return Math.max(0, ...counts) >= ids.length * most;
}

function plain(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
}
