import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';

export interface DecidedUser {
  userId: string;
  /** The user type as text. */
  userType: string;
}

type Flag = 0 | 1;

/**
 * The columns of a {@link UnitDecision} about one user, for a statement that has a row of `unit_app` as `own`. Each audience is read by
 * its key. Words of the schema stand in the text, so that plans take the index of open classes.
 */
export function decisionColumns({ userId, userType }: DecidedUser) {
  const roles = sql`select role_code from user_role where user_id = ${userId}`;
  return [
    sql<Flag | null>`own.is_open`.as('is_open'),
    sql<Flag | null>`own.is_for_everybody`.as('is_for_everybody'),
    named('names_user_type', sql`named.kind = 'user_type' and named.value = ${userType}`),
    named('names_role', sql`named.kind = 'role' and named.value in (${roles})`),
    named('names_classes', sql`named.kind = 'class'`),
    named('names_own_class', sql`named.kind = 'class' and named.value in (${ownClasses(userId)})`),
  ] as const;
}

/**
 * Whether the audience of `own` has a line; 0 where there is no row. A value and no `exists`: that, PostgreSQL answers for all units at
 * once, by reading the whole table.
 */
function named<Name extends string>(
  name: Name,
  condition: RawBuilder<unknown>,
): AliasedRawBuilder<Flag, Name> {
  return sql<Flag>`coalesce((
    select 1 from unit_app_audience as named
    where named.unit_id = own.unit_id and named.app_code = own.app_code and ${condition} limit 1
  ), 0)`.as(name);
}

/** Ids of the open classes that a pupil is in, or the children of a parent. */
function ownClasses(userId: string): RawBuilder<unknown> {
  const classes = sql`select class.id from app_user as person
    join school_class as class on class.unit_id = person.unit_id
      and class.grade_name = person.grade_name and class.class_name = person.class_name and class.status = 'open'`;
  return sql`${classes} where person.id = ${userId} and person.user_type = 1
    union all ${classes} join parent_child as link on link.child_id = person.id where link.parent_id = ${userId}`;
}
