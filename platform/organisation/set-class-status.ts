import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import {
  type ClassDetails,
  DomainError,
  type organisationClassSetStatus,
  type ParsedPayloadOf,
} from '#shared/contracts';
import { countPeople } from './class-counts.ts';
import { type ClassNames, putAwayNames } from './class-names.ts';
import { changeClassRow } from './class-row.ts';
import { getClass } from './get-class.ts';
import type { Caller, OrganisationDeps } from './organisation-deps.ts';
import { refuseDuringPromotion } from './refuse-during-promotion.ts';
import { refuseTakenNames } from './refuse-taken-names.ts';
import { requireUnit } from './require-unit.ts';
import { writeLine } from './write-line.ts';

/**
 * Closes a class that nobody is in, or opens it again. What is kept by the names of a closed class waits below its id.
 * @throws DomainError `not_found`, or `conflict`: an old revision, people in the class, or names that another one has by now
 */
export async function setClassStatus(
  deps: OrganisationDeps,
  caller: Caller,
  { unitId: wanted, classId, revision, status }: ParsedPayloadOf<typeof organisationClassSetStatus>,
): Promise<ClassDetails> {
  const { db, clock } = deps;
  const unitId = await requireUnit(db, caller.principal, wanted);
  return refuseTakenNames(() =>
    db.transaction().execute(async (trx) => {
      await refuseDuringPromotion(trx, unitId);
      const before = await changeClassRow(trx, { unitId, classId, revision }, { status }, clock());
      if (before.status === status) throw new DomainError('conflict');
      const names = { gradeName: before.grade_name, className: before.class_name };
      const isClosing = status === 'closed';
      if (isClosing) await requireNobodyIn(trx, unitId, names);
      const away = putAwayNames(names, classId);
      const [from, to] = isClosing ? [names, away] : [away, names];
      for (const follow of deps.followers) await follow(trx, { unitId, from, to });
      const event = isClosing ? 'class_closed' : 'class_reopened';
      await writeLine(deps, trx, caller, { event, unitId, ...names });
      return getClass(trx, unitId, classId);
    }),
  );
}

/** The row of the class is locked by now, so nobody comes into it meanwhile. */
async function requireNobodyIn(trx: Kysely<Tables>, unitId: string, names: ClassNames): Promise<void> {
  const count = await countPeople(trx, unitId, names);
  if (count === 0) return;
  const people = count === 1 ? '1 person is' : `${count} people are`;
  const message = `班级里还有 ${count} 人，请先将他们调到其他班级|||${people} still in this class. Move them to another class first`;
  throw new DomainError('conflict', { message });
}
