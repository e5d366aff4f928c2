import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { Program } from '#platform/programs';
import { DomainError } from '#shared/contracts';
import type { PeopleQuery } from './payloads.ts';
import { type ClassOfPerson, listClassesOf, listRelatives } from './people-relations.ts';
import { findOpenClass, type PersonRow, selectPeople } from './people-rows.ts';

/** A person as services read her. */
interface ServicePerson {
  readonly userId: string;
  readonly name: string;
  readonly userType: number;
  readonly classes: readonly ClassOfPerson[];
  /** Of parents. */
  readonly children?: readonly Relative[];
  /** Of students. */
  readonly parents?: readonly Relative[];
}

interface Relative {
  readonly userId: string;
  readonly name: string;
}

/** A page of the enabled people of a unit, without its administrators. Six statements, however long it is. @throws DomainError `not_found` */
export async function listPeople(
  db: Kysely<Tables>,
  { unitId }: Program,
  { size, cursor, classId, userType }: PeopleQuery,
): Promise<{ people: ServicePerson[]; nextCursor: string | null }> {
  const inClass = classId === undefined ? undefined : await findOpenClass(db, unitId, classId);
  if (classId !== undefined && !inClass) throw new DomainError('not_found');
  const rows = await selectPeople(db, unitId, { cursor, userType, inClass, limit: size + 1 }).execute();
  const shown = rows.slice(0, size);
  const classes = await listClassesOf(db, unitId, shown);
  const { children, parents } = await listRelatives(db, unitId, shown);
  return {
    people: shown.map((row) => ({
      userId: row.id,
      name: row.real_name,
      userType: row.user_type,
      classes: classes.get(row.id) ?? [],
      ...relativesOf(row, children, 'children'),
      ...relativesOf(row, parents, 'parents'),
    })),
    nextCursor: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Undefined for a person of a type that has no such relatives. */
function relativesOf<Name extends string>(
  { id }: PersonRow,
  relatives: ReadonlyMap<string, readonly Relative[]>,
  name: Name,
) {
  const list = relatives.get(id);
  return list && { [name]: list };
}
