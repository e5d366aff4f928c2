import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isUniqueViolation, type Tables } from '#platform/database';
import { type RequestDetails, requireValidFields } from '#platform/http';
import type { WriteAudit } from '#platform/identity';
import { createFirstPassword, insertAdministrator } from '#platform/people';
import type { Clock } from '#platform/runtime';
import { insertUnit } from '#platform/units';
import {
  DomainError,
  setupFields,
  themeRoleCode,
  type UnitType,
  unitTypeCodes,
  userTypeCodes,
} from '#shared/contracts';
import type { Language } from '#shared/language';
import { insertSampleSchool } from './sample-school.ts';
import { starterApps, starterGroup } from './starter-apps.ts';

export interface SetupDeps {
  db: Kysely<Tables>;
  clock: Clock;
  /** Slow on purpose, so never inside a transaction. */
  hashPassword: (password: string) => Promise<string>;
  writeAudit: WriteAudit;
}

export interface NewAdministrator {
  loginName: string;
  realName: string;
  /** Name of the first unit, or name or id of one that is there. */
  unit: string;
  /** What the first unit is; a unit that is there stays what it is. */
  unitType: UnitType;
  /** Of visitors whose browser asks for none, in a new unit. Default that of the portal. */
  language?: Language | undefined;
  /** Whether a new school begins with people and classes to try the portal with. Default false. */
  hasSamples?: boolean | undefined;
  /** Default: one that is made up. */
  password?: string | undefined;
  /** Whether nobody else has seen the password. Otherwise it has to be changed at the first sign-in. Default false. */
  isOwnPassword?: boolean;
}

export interface CreatedAdministrator {
  unitId: string;
  unitName: string;
  isNewUnit: boolean;
  loginName: string;
  /** Nobody can read it again later. */
  password: string;
}

/**
 * Creates a full administrator. On an empty portal the unit comes with her, and the apps that the portal brings; all of it or nothing.
 * @param by who did it, for the trail
 * @throws DomainError `invalid_input` at a name that the portal refuses, a taken login name, or an unknown unit
 */
export async function createAdministrator(
  { db, clock, hashPassword, writeAudit }: SetupDeps,
  given: NewAdministrator,
  by: RequestDetails = { id: randomUUID(), ip: '', userAgent: 'npm run portal' },
): Promise<CreatedAdministrator> {
  const wanted = { ...given, unit: given.unit.trim() };
  requireValidFields(setupFields, wanted);
  const { loginName, realName, password = createFirstPassword(), isOwnPassword = false } = wanted;
  const passwordHash = await hashPassword(password);
  const create = db.transaction().execute(async (trx) => {
    const unit = await findOrCreateUnit(trx, wanted, clock());
    const userId = randomUUID();
    const row = { id: userId, unitId: unit.unitId, loginName, realName, passwordHash, isOwnPassword };
    await insertAdministrator(trx, row, clock());
    if (!(await hasThemeAdministrator(trx))) await giveThemeRole(trx, userId);
    const line = { event: 'user_created', actorId: userId, userId, loginName, detail: 'setup' };
    await writeAudit(trx, line, by);
    return { ...unit, loginName, password };
  });
  return create.catch((error: unknown) => {
    throw isUniqueViolation(error) ? refuse('loginName', texts.taken) : error;
  });
}

/** Whether a portal has a unit. */
export async function isBegun(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('unit').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Only who has the role of the portal gives it to others (ADR 122): where nobody has it any more, an operator brings it back. */
async function hasThemeAdministrator(trx: Kysely<Tables>): Promise<boolean> {
  const holder = await trx
    .selectFrom('user_role')
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .select('app_user.id')
    .where('role_code', '=', themeRoleCode)
    .where('user_type', '=', userTypeCodes.administrator)
    .where('user_status', '=', 'enabled')
    .limit(1)
    .executeTakeFirst();
  return holder !== undefined;
}

async function giveThemeRole(trx: Kysely<Tables>, userId: string): Promise<void> {
  await trx.insertInto('user_role').values({ user_id: userId, role_code: themeRoleCode }).execute();
}

const texts = {
  taken: '这个登录名已被使用|||This login name is taken',
  unknownUnit:
    '没有这个单位。门户已有单位时，请填写其名称或编号|||There is no such unit. Once a portal has units, give the name or the id of one',
  manyUnits: '有几个单位使用这个名称，请填写编号|||Several units have this name. Give the id of one',
} as const;

function refuse(field: string, message: string): DomainError {
  return new DomainError('invalid_input', { fieldErrors: [{ field, message }] });
}

async function findOrCreateUnit(
  trx: Kysely<Tables>,
  wanted: NewAdministrator,
  at: number,
): Promise<{ unitId: string; unitName: string; isNewUnit: boolean }> {
  const { unit } = wanted;
  if (!(await isBegun(trx))) return createFirstUnit(trx, wanted, at);
  const found = await trx
    .selectFrom('unit')
    .select(['id', 'name'])
    .where((eb) => eb.or([eb('id', '=', unit), eb('name', '=', unit)]))
    .limit(2)
    .execute();
  const [only, another] = found;
  if (!only) throw refuse('unit', texts.unknownUnit);
  if (another) throw refuse('unit', texts.manyUnits);
  return { unitId: only.id, unitName: only.name, isNewUnit: false };
}

async function createFirstUnit(
  trx: Kysely<Tables>,
  { unit: name, unitType, language, hasSamples }: NewAdministrator,
  at: number,
) {
  const unitId = `U-${randomUUID()}`;
  await insertUnit(trx, { id: unitId, name, enName: '', unitType, campusUnits: null });
  if (language)
    await trx.updateTable('unit').set({ default_language: language }).where('id', '=', unitId).execute();
  if (hasSamples && unitType === unitTypeCodes.school) await insertSampleSchool(trx, unitId, at);
  await trx.insertInto('desktop_group').values(starterGroup).execute();
  await trx.insertInto('desktop_app').values(starterApps).execute();
  return { unitId, unitName: name, isNewUnit: true };
}
