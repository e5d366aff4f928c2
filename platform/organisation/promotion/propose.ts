import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import type {
  AnswerOf,
  ParsedPayloadOf,
  PromotedClass,
  promotionProposal,
  SchoolYear,
} from '#shared/contracts';
import { describeClasses } from '../class-counts.ts';
import { classColumns } from '../class-row.ts';
import type { OrganisationDeps } from '../organisation-deps.ts';
import { requireUnit } from '../require-unit.ts';
import { readYears } from '../school-years.ts';
import { nextGradeOf } from './next-grade.ts';

type Proposal = AnswerOf<typeof promotionProposal>;

/** Proposes what could become of each class of a unit, and of its years. @throws DomainError `not_found` */
export async function propose(
  { db, clock }: Pick<OrganisationDeps, 'db' | 'clock'>,
  principal: Principal,
  { unitId: wanted }: ParsedPayloadOf<typeof promotionProposal>,
): Promise<Proposal> {
  const unitId = await requireUnit(db, principal, wanted);
  const rows = await selectOpenRows(db, unitId).orderBy('name_order').orderBy('id').execute();
  const listed = await describeClasses(db, unitId, rows);
  const known = rows.map(({ grade_name }) => grade_name);
  const classes = listed.map(
    ({ classId, revision, gradeName, className, campusId, pupils }): PromotedClass => {
      const next = nextGradeOf(gradeName, known);
      const outcome = next && (next.leaves ? 'leave' : 'move');
      return {
        ...{ classId, revision, gradeName, className, campusId, pupils },
        outcome: outcome ?? null,
        nextGradeName: next && !next.leaves ? next.gradeName : '',
      };
    },
  );
  return { classes, year: proposeYear(await readYears(db, unitId), new Date(clock())) };
}

/** The rows of the open classes of a unit. */
export function selectOpenRows(db: Kysely<Tables>, unitId: string) {
  return db
    .selectFrom('school_class')
    .select(classColumns)
    .where('unit_id', '=', unitId)
    .where('status', '=', 'open');
}

/** The year after the current one: one that is there already, or one that is alike and a year later. */
function proposeYear(years: readonly SchoolYear[], today: Date): Proposal['year'] {
  const current = years.find(({ isCurrent }) => isCurrent);
  if (!current) {
    const year = today.getUTCFullYear();
    return {
      ...{ yearId: '', name: `${year}–${year + 1}` },
      ...{ beginsOn: `${year}-09-01`, endsOn: `${year + 1}-08-31` },
    };
  }
  const next = years.findLast(({ beginsOn }) => beginsOn > current.endsOn);
  if (next) {
    const { yearId, name, beginsOn, endsOn } = next;
    return { yearId, name, beginsOn, endsOn };
  }
  return {
    yearId: '',
    name: current.name.replace(/\b[12]\d{3}\b/g, (year) => String(Number(year) + 1)),
    beginsOn: yearLater(current.beginsOn),
    endsOn: yearLater(current.endsOn),
  };
}

/** @param day `YYYY-MM-DD`; the last of February stays the last one */
function yearLater(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const later = Number(year) + 1;
  if (month !== '02' || Number(date) < 28) return `${later}-${month}-${date}`;
  return new Date(Date.UTC(later, 2, 0)).toISOString().slice(0, 10);
}
