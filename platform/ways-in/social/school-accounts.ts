import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { RequestDetails } from '#platform/http';
import type { WriteAudit } from '#platform/identity';
import { makeLoginNames } from '#platform/import';
import { nameReadingsOf } from '#platform/name-readings';
import { personColumns } from '#platform/people';
import type { Clock } from '#platform/runtime';
import { emptyDraftOf, personFields, type UserType, userTypeCodes } from '#shared/contracts';
import type { SchoolPerson } from './adapters/social-adapter.ts';

interface AccountDeps {
  clock: Clock;
  writeAudit: WriteAudit;
  request: RequestDetails;
}

/** Of several accounts of one person: the one for her work, then the one with the fewest rights. */
const order: readonly UserType[] = [
  userTypeCodes.teacher,
  userTypeCodes.parent,
  userTypeCodes.student,
  userTypeCodes.administrator,
];

/**
 * The account that a person of a unit signs in to, by her external id there; made where she has none and the school wants
 * that. A disabled one is found only where there is no other: admission says so.
 */
export async function findOrMakeAccount(
  trx: Kysely<Tables>,
  person: SchoolPerson,
  deps: AccountDeps,
): Promise<string | undefined> {
  const found = await listAccounts(trx, person);
  if (found.length === 0) return person.mayBeCreated ? makeAccount(trx, person, deps) : undefined;
  const enabled = found.filter(({ user_status }) => user_status === 'enabled');
  await linkAccounts(trx, enabled, deps);
  const [first] = (enabled.length > 0 ? enabled : found).toSorted(
    (a, b) => rankOf(a.user_type, person) - rankOf(b.user_type, person),
  );
  return first?.id;
}

type Account = Awaited<ReturnType<typeof listAccounts>>[number];

/** One of each user type at most. */
function listAccounts(db: Kysely<Tables>, { unitId, externalId }: SchoolPerson) {
  return db
    .selectFrom('app_user')
    .select(['id', 'login_name', 'user_type', 'user_status'])
    .where('external_id', '=', externalId)
    .where('unit_id', '=', unitId)
    .execute();
}

/** What the provider says she is comes first. */
function rankOf(userType: UserType, { userType: claimed }: SchoolPerson): number {
  return userType === claimed ? -1 : order.indexOf(userType);
}

/** A teacher who is a parent switches between her accounts; the school's own system says that they are hers. */
async function linkAccounts(
  trx: Kysely<Tables>,
  accounts: readonly Account[],
  { writeAudit, request }: AccountDeps,
): Promise<void> {
  const of = (type: UserType) => accounts.find(({ user_type }) => user_type === type);
  const [parent, teacher] = [of(userTypeCodes.parent), of(userTypeCodes.teacher)];
  if (!parent || !teacher) return;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('parent_teacher_link')
    .values({ parent_id: parent.id, teacher_id: teacher.id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  const line = { event: 'identity_linked', userId: teacher.id, loginName: teacher.login_name };
  await writeAudit(trx, { ...line, detail: parent.login_name }, request);
}

/** Without a password and without a class. Of two first sign-ins at once, one makes it. */
async function makeAccount(
  trx: Kysely<Tables>,
  person: SchoolPerson,
  { clock, writeAudit, request }: AccountDeps,
): Promise<string | undefined> {
  const { unitId, externalId, realName, userType } = person;
  if (realName === undefined || userType === undefined) return undefined;
  const unit = await trx.selectFrom('unit').select('id').where('id', '=', unitId).executeTakeFirst();
  if (!unit) return undefined;
  const [loginName = ''] = await makeLoginNames(trx, [realName]);
  const id = randomUUID();
  const fields = { ...emptyDraftOf(personFields), loginName, realName, userType };
  const at = clock();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('app_user')
    .values({
      ...{ id, unit_id: unitId, external_id: externalId },
      ...personColumns.toRow(fields),
      name_readings: nameReadingsOf(realName),
      ...{ password_hash: null, must_change_password: 0, created_at: at, updated_at: at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return (await listAccounts(trx, person))[0]?.id;
  await writeAudit(trx, { event: 'user_created', userId: id, loginName, detail: 'school_provider' }, request);
  return id;
}
