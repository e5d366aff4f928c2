import { personColumns } from '#platform/people';
import {
  type ImportField,
  type ImportRowProblem,
  isUserType,
  namesOf,
  personFields,
  type UserType,
  userTypeCodes,
} from '#shared/contracts';
import type { CheckedRow, RowValues } from '../../meaning/check-row.ts';
import { rowProblem } from '../../meaning/problems.ts';
import type { ClassSet } from '../class-set.ts';
import type { KindContext, PlannedRow, SeenKeys } from '../kind-rules.ts';
import { changesOf, noteKeys, planRow } from '../plan-row.ts';
import type { Sender } from '../sender.ts';
import type { FoundPeople, PersonRow } from './find-people.ts';
import { matchPerson } from './match-person.ts';
import { ownerProblems } from './owner-problems.ts';

/** What a row says of somebody, with who she is already. */
export interface PlannedPerson {
  readonly planned: PlannedRow;
  readonly before: PersonRow | undefined;
  /** All that she has afterwards. */
  readonly after: RowValues;
  readonly userType: UserType | undefined;
}

export interface PersonSources {
  readonly found: FoundPeople;
  readonly classes: ClassSet;
  /** The sender of the file, as she stands to those who were found. */
  readonly sender: Sender;
  /** Left out in a run: the comparison has refused what comes twice. */
  readonly seen?: SeenKeys;
}

/** What a file may change of a person; what she is stays. */
const written: readonly ImportField[] = [
  'externalId',
  ...namesOf(personFields).filter((name) => name !== 'userType'),
];

/** Compares a row with the person that it names. */
export function planPerson(
  context: KindContext,
  { found, classes, sender, seen }: PersonSources,
  row: CheckedRow,
): PlannedPerson {
  const given = userTypeOf(row, context);
  const match = matchPerson(context.unitId, found, row.values, given);
  const { person: before } = match;
  const userType = given ?? before?.user_type;
  const { values, warnings } = withoutClassOfOthers(row.values, userType);
  const old = before ? valuesOf(before) : {};
  const changes = changesOf(old, values, written);
  const after = { ...old, ...values };
  const problems = [
    ...row.problems,
    ...warnings,
    ...match.problems,
    ...typeProblems(row, userType),
    ...administratorProblems(context, sender, userType, before),
    ...classProblems(context, classes, after, before === undefined || isClassChanged(old, after)),
    ...ownerProblems(context, sender, before, changes),
    ...noteKeys(seen, keysOf(row.values, userType, before), row.number),
  ];
  const isThere = before !== undefined;
  const planned = planRow(row, { targetId: before?.id ?? null, isThere, changes, problems });
  return { planned, before, after, userType };
}

/** The values of a person under the names of fields. */
function valuesOf(row: PersonRow): RowValues {
  const { userType, ...values } = personColumns.toValues(row);
  return { externalId: row.external_id ?? '', ...values };
}

function userTypeOf({ values }: CheckedRow, { options }: KindContext): UserType | undefined {
  if (values.userType === undefined) return options.userType ?? undefined;
  const code = Number(values.userType);
  return isUserType(code) ? code : undefined;
}

function typeProblems(row: CheckedRow, userType: UserType | undefined): ImportRowProblem[] {
  const isKnown = row.problems.some(({ field }) => field === 'userType');
  return userType === undefined && !isKnown ? [rowProblem('required', 'userType')] : [];
}

function administratorProblems(
  { actor }: KindContext,
  { holds }: Sender,
  userType: UserType | undefined,
  before: PersonRow | undefined,
): ImportRowProblem[] {
  const { administrator } = userTypeCodes;
  const isOne = userType === administrator || before?.user_type === administrator;
  if (actor === 'program' && isOne) return [rowProblem('administrator_not_allowed', 'userType')];
  const isNew = userType === administrator && before === undefined;
  return isNew && !holds('base:role') ? [rowProblem('administrator_needs_roles', 'userType')] : [];
}

/** Only pupils are in a class. */
function withoutClassOfOthers(given: RowValues, userType: UserType | undefined) {
  const { gradeName, className, ...values } = given;
  const isNone = gradeName === undefined && className === undefined;
  if (isNone || userType === undefined || userType === userTypeCodes.student)
    return { values: given, warnings: [] };
  const field = className === undefined ? 'gradeName' : 'className';
  return { values, warnings: [rowProblem('class_ignored', field)] };
}

function isClassChanged(before: RowValues, after: RowValues): boolean {
  return before.gradeName !== after.gradeName || before.className !== after.className;
}

/** A class is a row: one that does not exist is refused, unless the import may found it. */
function classProblems(
  { options }: KindContext,
  classes: ClassSet,
  { gradeName = '', className = '' }: RowValues,
  isAsked: boolean,
): ImportRowProblem[] {
  if (!isAsked || options.foundClasses || (gradeName === '' && className === '')) return [];
  const isThere = className === '' ? classes.hasGrade(gradeName) : classes.find({ gradeName, className });
  if (isThere) return [];
  const field = className === '' ? 'gradeName' : 'className';
  return [rowProblem('class_unknown', field, { gradeName, className })];
}

function keysOf(
  { externalId, loginName }: RowValues,
  userType: UserType | undefined,
  before: PersonRow | undefined,
) {
  return [
    ['externalId', externalId && `${userType ?? ''} ${externalId}`],
    ['loginName', loginName?.toLowerCase()],
    // One row names her by her id, and another one by her login name.
    ['realName', before && `person ${before.id}`],
  ] as const;
}
