import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { CheckedRow } from '../../meaning/check-row.ts';
import { holdClasses, readClasses, type WantedClass } from '../class-set.ts';
import type { KindContext, KindRules, PlannedRow } from '../kind-rules.ts';
import { readSender } from '../sender.ts';
import { type FoundPeople, findPeople } from './find-people.ts';
import { insertPeople } from './insert-people.ts';
import { type PlannedPerson, planPerson } from './plan-person.ts';
import { updatePeople } from './update-people.ts';

/** People by external id or login name. */
export const peopleRules: KindRules = {
  compare: async (db, context, rows, seen) => {
    const found = await findNamed(db, context, rows);
    const sender = await readSender(db, context.actor, found.ids);
    const classes = await readClasses(db, context.unitId);
    return rows.map((row) => planPerson(context, { found, classes, sender, seen }, row).planned);
  },
  write: async (trx, context, rows) => {
    const found = await findNamed(trx, context, rows);
    // Classes first, as everybody locks them who moves people.
    const classes = await holdClasses(trx, context, wantedClasses(rows));
    const sender = await readSender(trx, context.actor, found.ids);
    const people = rows.map((row) => planPerson(context, { found, classes, sender }, row));
    await updatePeople(trx, context, people.filter(isOutcome('changed')));
    const created = await insertPeople(trx, context, people.filter(isOutcome('new')));
    return people.map(({ planned }) => created.get(planned.number) ?? planned);
  },
};

function isOutcome(outcome: PlannedRow['outcome']): (person: PlannedPerson) => boolean {
  return ({ planned }) => planned.outcome === outcome;
}

function findNamed(
  db: Kysely<Tables>,
  { unitId }: KindContext,
  rows: readonly CheckedRow[],
): Promise<FoundPeople> {
  return findPeople(db, unitId, {
    externalIds: rows.flatMap(({ values }) => values.externalId ?? []),
    loginNames: rows.flatMap(({ values }) => values.loginName ?? []),
  });
}

function wantedClasses(rows: readonly CheckedRow[]): WantedClass[] {
  return rows.flatMap(({ values: { gradeName = '', className } }) =>
    className === undefined ? [] : [{ gradeName, className }],
  );
}
