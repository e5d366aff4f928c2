import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isUniqueViolation, type Tables } from '#platform/database';
import { findHoldingMore } from '#platform/grants';
import { requireValidFields } from '#platform/http';
import { nameReadingsOf } from '#platform/name-readings';
import { notifyOldContacts, personColumns } from '#platform/people';
import { namesOf, personFields } from '#shared/contracts';
import type { ScimCaller, ScimDeps } from '../scim-deps.ts';
import type { Change } from '../wire/parse-patch.ts';
import { invalidValue, ScimError } from '../wire/scim-error.ts';
import { applyChanges, draftOf, emptyUser, type UserDraft } from './user-draft.ts';
import { versionOf } from './user-resource.ts';
import { getUserRow, holdUserRow, type UserRow } from './user-rows.ts';

const maxExternalId = 128;

/**
 * Adds a person, who has no password yet and signs in when she has one.
 * @throws ScimError `invalidValue`, `uniqueness`
 */
export async function addUser(
  deps: ScimDeps,
  caller: ScimCaller,
  changes: readonly Change[],
): Promise<UserRow> {
  const { draft, typeOfDepartment, userType = typeOfDepartment } = applyChanges(emptyUser, changes);
  if (userType === undefined) throw invalidValue('userType is needed: Student, Teacher or Parent');
  const after = { ...draft, fields: { ...draft.fields, userType } };
  requireValid(after);
  const { unitId } = caller.program;
  const now = deps.clock();
  const id = randomUUID();
  const row = {
    ...{ id, unit_id: unitId, ...toColumns(after) },
    user_status: after.isActive ? ('enabled' as const) : ('disabled' as const),
    ...{ password_hash: null, must_change_password: 1 as const, created_at: now, updated_at: now },
  };
  return refuseTaken(() =>
    deps.database.db.transaction().execute(async (trx) => {
      await trx.insertInto('app_user').values(row).execute();
      await writeLine(deps, trx, caller, { event: 'user_created', id, loginName: row.login_name });
      return getUserRow(trx, unitId, id);
    }),
  );
}

export interface UserChangeOrder {
  readonly id: string;
  readonly changes: readonly Change[];
  /** The version that the program saw; undefined where it does not matter to it. */
  readonly ifMatch: string | undefined;
}

/**
 * Changes a person; what is as it was is not written. Disabling ends her sessions.
 * @throws ScimError 403, 404, 412, `invalidValue`, `mutability`, `uniqueness`
 */
export function changeUser(deps: ScimDeps, caller: ScimCaller, order: UserChangeOrder): Promise<UserRow> {
  const { unitId } = caller.program;
  return refuseTaken(() =>
    deps.database.db.transaction().execute(async (trx) => {
      const before = await holdUserRow(trx, unitId, order.id);
      requireVersion(before, order.ifMatch);
      const { draft, userType = before.user_type } = applyChanges(draftOf(before), order.changes);
      if (userType !== before.user_type)
        throw new ScimError(400, 'what somebody is stays: userType does not change', 'mutability');
      const names = changedNames(draftOf(before), draft);
      if (names.length === 0) return before;
      requireValid(draft);
      requireContactsScope(caller, names);
      if (!isDisabling(names, draft)) await requireNoKeeper(trx, order.id);
      await writeChange(deps, trx, caller, { before, after: draft, names });
      return getUserRow(trx, unitId, order.id);
    }),
  );
}

/** Disables a person: nobody is removed by a program. @throws ScimError 404, 412 */
export async function disableUser(
  deps: ScimDeps,
  caller: ScimCaller,
  order: Pick<UserChangeOrder, 'id' | 'ifMatch'>,
): Promise<void> {
  const path = { attribute: 'active', where: undefined, sub: undefined };
  const changes = [{ op: 'replace', path, value: false } as const];
  await changeUser(deps, caller, { ...order, changes });
}

interface Written {
  readonly before: UserRow;
  readonly after: UserDraft;
  readonly names: readonly string[];
}

async function writeChange(
  deps: ScimDeps,
  trx: Kysely<Tables>,
  caller: ScimCaller,
  { before, after, names }: Written,
): Promise<void> {
  const now = deps.clock();
  const isStatus = names.includes('active');
  // Who had left the school is there again.
  const back = { user_status: 'enabled', left_at: null, disabled_at: null } as const;
  const status = after.isActive ? back : { user_status: 'disabled' as const };
  await trx
    .updateTable('app_user')
    .set({ ...toColumns(after), ...(isStatus ? status : {}), revision: before.revision + 1, updated_at: now })
    .where('id', '=', before.id)
    .execute();
  const line = { id: before.id, loginName: after.fields.loginName };
  const others = names.filter((name) => name !== 'active');
  if (others.length > 0)
    await writeLine(deps, trx, caller, { event: 'user_changed', ...line, detail: others.join(', ') });
  if (isStatus && after.isActive) await writeLine(deps, trx, caller, { event: 'user_enabled', ...line });
  if (isStatus && !after.isActive) {
    await deps.endSessionsOf(trx, before.id, 'user_disabled');
    await writeLine(deps, trx, caller, { event: 'user_disabled', ...line });
  }
  if (others.some(isContact)) await notifyOldContacts(trx, before, now);
}

function toColumns({ externalId, fields }: UserDraft) {
  return {
    external_id: externalId,
    ...personColumns.toRow(fields),
    name_readings: nameReadingsOf(fields.realName),
  };
}

function changedNames(before: UserDraft, after: UserDraft): string[] {
  return [
    ...(before.isActive === after.isActive ? [] : ['active']),
    ...(before.externalId === after.externalId ? [] : ['externalId']),
    ...namesOf(personFields).filter((name) => before.fields[name] !== after.fields[name]),
  ];
}

/** As a form and an import ask. @throws ScimError, DomainError `invalid_input` */
function requireValid({ externalId, fields }: UserDraft): void {
  requireValidFields(personFields, fields);
  if (externalId !== null && (externalId.length > maxExternalId || /\p{C}/u.test(externalId)))
    throw invalidValue(`externalId has at most ${maxExternalId} characters`);
}

/** Phone and e-mail of another are ways to her password. */
function requireContactsScope({ program }: ScimCaller, names: readonly string[]): void {
  if (!names.some(isContact) || program.scopes.includes('contacts.write')) return;
  throw new ScimError(
    403,
    'changing phone or e-mail of somebody who is there needs the scope contacts.write',
  );
}

/** Disabling alone: a directory ends the account of whoever has left, whatever she holds. */
function isDisabling(names: readonly string[], { isActive }: UserDraft): boolean {
  return !isActive && names.every((name) => name === 'active');
}

/** Programs hold nothing, so they change nobody who keeps a part of the unit. */
async function requireNoKeeper(trx: Kysely<Tables>, userId: string): Promise<void> {
  const holdingMore = await findHoldingMore(trx, 'program', [userId]);
  if (holdingMore.size > 0)
    throw new ScimError(
      403,
      'this user keeps a part of the unit: an administrator changes her, programs disable her only',
    );
}

function isContact(name: string): boolean {
  return name === 'phone' || name === 'email';
}

function requireVersion(row: UserRow, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (!tags.includes(versionOf(row))) throw new ScimError(412, 'the user has another version meanwhile');
}

async function refuseTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ScimError(409, 'another user has this userName or externalId', 'uniqueness');
  }
}

interface Line {
  readonly event: 'user_created' | 'user_changed' | 'user_enabled' | 'user_disabled';
  readonly id: string;
  readonly loginName: string;
  /** Names of what changed; never the values. */
  readonly detail?: string;
}

function writeLine(
  { writeAudit }: ScimDeps,
  trx: Kysely<Tables>,
  { program, request }: ScimCaller,
  { event, id, loginName, detail }: Line,
): Promise<void> {
  const by = [`client ${program.clientId}`, detail].filter(Boolean).join(': ');
  return writeAudit(trx, { event, userId: id, loginName, detail: by }, request);
}
