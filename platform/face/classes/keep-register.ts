import { type Principal, type RequestDetails, requireValidFields } from '#platform/http';
import {
  type ClassRegister,
  type classMark,
  type classRegister,
  classRegisterFields,
  type classStart,
  DomainError,
  type ParsedPayloadOf,
  type RegisterClass,
} from '#shared/contracts';
import type { FaceDeps } from '../face-deps.ts';
import { readSettings } from '../store/settings.ts';
import { keptUntil } from '../store/templates.ts';
import { type ClassKey, listClasses, listPupils } from './class-pupils.ts';
import {
  findRegister,
  findRegisterById,
  markByHand,
  type Register,
  writeRegister,
} from './register-store.ts';

export interface Keeper {
  readonly principal: Principal;
  readonly request: RequestDetails;
}

type RegisterDeps = Pick<FaceDeps, 'database' | 'clock' | 'faces' | 'writeAudit'>;

const day = 24 * 60 * 60 * 1000;
/** Whatever the time zone of the school is, its day has begun and is not over. */
const maxAwayFromNoon = 1.5 * day;

/** The classes of the unit: a teacher keeps the registers of all of them, since the portal does not know who teaches which. */
export async function listKeptClasses(
  { database: { db } }: RegisterDeps,
  principal: Principal,
): Promise<RegisterClass[]> {
  return listClasses(db, principal);
}

/** The register of a class for a day, begun or not. @throws DomainError `not_found` */
export async function readRegister(
  deps: RegisterDeps,
  principal: Principal,
  { day: wanted, ...names }: ParsedPayloadOf<typeof classRegister>,
): Promise<ClassRegister> {
  const key = { unitId: principal.unitId, ...names };
  return describeRegister(deps, key, await findRegister(deps.database.db, { ...key, day: wanted }));
}

/** Begins a register, or changes its start. @throws DomainError `not_found`, `invalid_input` */
export async function startRegister(
  deps: RegisterDeps,
  { gradeName, className, day: wanted, ...start }: ParsedPayloadOf<typeof classStart>,
  { principal, request }: Keeper,
): Promise<ClassRegister> {
  requireValidFields(classRegisterFields, start);
  const { db } = deps.database;
  const { unitId, userId, loginName } = principal;
  const key = { unitId, gradeName, className };
  const startsAt = Date.parse(start.startsAt);
  await requirePossibleDay(deps, unitId, wanted, startsAt);
  // A class that nobody is in has none.
  await describeRegister(deps, key, undefined);
  await db.transaction().execute(async (trx) => {
    const now = deps.clock();
    const { lateMinutes } = start;
    await writeRegister(trx, { ...key, day: wanted, startsAt, lateMinutes }, { keptBy: userId, now });
    const detail = JSON.stringify({ gradeName, className, day: wanted, ...start });
    await deps.writeAudit(trx, { event: 'class_register_started', userId, loginName, detail }, request);
  });
  return describeRegister(deps, key, await findRegister(db, { ...key, day: wanted }));
}

/** Marks pupils by hand. @throws DomainError `not_found` for a pupil who is not in the register */
export async function markPupils(
  deps: RegisterDeps,
  { registerId, userIds, status }: ParsedPayloadOf<typeof classMark>,
  { principal, request }: Keeper,
): Promise<ClassRegister> {
  const { db } = deps.database;
  const register = await requireRegister(deps, principal, registerId);
  const { pupils } = await describeRegister(deps, register, register);
  const marked = [...new Set(userIds)];
  if (!marked.every((id) => pupils.some((pupil) => pupil.userId === id))) throw new DomainError('not_found');
  const { gradeName, className, day: ofDay } = register;
  const { userId, loginName } = principal;
  await db.transaction().execute(async (trx) => {
    await markByHand(trx, registerId, marked, {
      status,
      byFace: false,
      markedBy: userId,
      now: deps.clock(),
    });
    const detail = JSON.stringify({ gradeName, className, day: ofDay, status, userIds: marked });
    await deps.writeAudit(trx, { event: 'class_marked', userId, loginName, detail }, request);
  });
  return describeRegister(deps, register, register);
}

/** @throws DomainError `not_found` for one of another unit */
export async function requireRegister(
  { database: { db } }: RegisterDeps,
  principal: Principal,
  registerId: string,
): Promise<Register> {
  const register = await findRegisterById(db, principal.unitId, registerId);
  if (!register) throw new DomainError('not_found');
  return register;
}

async function describeRegister(
  { database: { db }, clock, faces }: RegisterDeps,
  key: ClassKey,
  register: Register | undefined,
): Promise<ClassRegister> {
  const settings = await readSettings(db, key.unitId);
  const pupils = await listPupils(db, {
    ...key,
    registerId: register?.registerId,
    registeredAfter: clock() - keptUntil(0, settings.retentionDays),
  });
  if (pupils.length === 0) throw new DomainError('not_found');
  return {
    registerId: register?.registerId ?? null,
    startsAt: register ? new Date(register.startsAt).toISOString() : null,
    lateMinutes: register?.lateMinutes ?? null,
    isFaceOffered: faces !== undefined && settings.isOn,
    pupils,
  };
}

/** The lesson is on that day, which is not to come, and not so long ago that the register would go at once. */
async function requirePossibleDay(
  { database: { db }, clock }: RegisterDeps,
  unitId: string,
  wanted: string,
  startsAt: number,
): Promise<void> {
  const { retentionDays } = await readSettings(db, unitId);
  const isOfDay = Math.abs(startsAt - Date.parse(`${wanted}T12:00:00Z`)) <= maxAwayFromNoon;
  if (isOfDay && startsAt <= clock() + day && keptUntil(startsAt, retentionDays) > clock()) return;
  const message = '请选择今天或保存期限内的日期|||Please choose today, or a day for which registers are kept';
  throw new DomainError('invalid_input', { fieldErrors: [{ field: 'startsAt', message }] });
}
