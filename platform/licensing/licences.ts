import type { KeyObject } from 'node:crypto';
import { holds } from '#platform/desktop';
import { type Principal, requireValidFields } from '#platform/http';
import {
  type AnswerOf,
  DomainError,
  isArea,
  isDomainError,
  type Licence,
  licenceFields,
  type licenceHistory,
  type licenceList,
  type licenceRenew,
  type licenceSave,
  type ParsedPayloadOf,
  type resourceInsideModule,
} from '#shared/contracts';
import { type Caller, type GrantDeps, grantLicence } from './grant-licence.ts';
import { listLicenceChanges } from './licence-history.ts';
import { readLicenceKey } from './licence-key.ts';
import { createLicenceStore } from './licence-store.ts';

export interface LicensingDeps extends GrantDeps {
  /** Public key of the maker of licence keys; undefined where no key is accepted. */
  publicKey?: KeyObject | undefined;
}

/**
 * Whether a unit may use a service now.
 * @throws DomainError `forbidden`; `internal` when the record is damaged: nobody can say then.
 */
export async function isLicensed(
  { db, clock }: LicensingDeps,
  principal: Principal,
  { unitId, serverId }: { unitId: string; serverId: string },
): Promise<boolean> {
  requireOwnUnit(principal, unitId);
  const licence = await createLicenceStore(db).findLicence(unitId, serverId);
  if (licence && !licence.isReadable)
    throw new DomainError('internal', { detail: `the licence of ${unitId} for ${serverId} is unreadable` });
  return isInForce(licence, clock());
}

/** Whether a unit runs operation and maintenance. @throws DomainError `forbidden` */
export async function isOam(
  { db }: LicensingDeps,
  principal: Principal,
  { unitId }: { unitId: string },
): Promise<boolean> {
  requireOwnUnit(principal, unitId);
  return createLicenceStore(db).isOam(unitId);
}

/** The services that apps run on, with what the own unit's licence says of each. Two statements. */
export async function listModules(
  { db, clock }: LicensingDeps,
  { unitId }: Principal,
): Promise<AnswerOf<typeof resourceInsideModule>> {
  const store = createLicenceStore(db);
  const licences = await store.listLicences({ unitId, isArea: false });
  const services = Map.groupBy(await store.listServices(), ({ server_id }) => server_id);
  return [...services].map(([serverId, apps]) => ({
    serverId,
    isLicensed: isInForce(
      licences.find((licence) => licence.serverId === serverId),
      clock(),
    ),
    apps: apps.map(({ code, name, english_name }) => ({ code, name, englishName: english_name })),
  }));
}

/** The licences that somebody looks after, and what she may do with them. */
export async function listLicences(
  { db, clock, publicKey }: LicensingDeps,
  principal: Principal,
): Promise<AnswerOf<typeof licenceList>> {
  const scope = { unitId: principal.unitId, isArea: isArea(principal) };
  const mayEdit = await holds(db, principal, 'base:licence.edit');
  return {
    list: await createLicenceStore(db).listLicences(scope),
    now: clock(),
    canEdit: mayEdit && isArea(principal),
    canRenew: mayEdit && publicKey !== undefined,
  };
}

const dayMs = 86_400_000;

/** @throws DomainError `forbidden`, `invalid_input`, `not_found` for a unit that does not exist. */
export async function saveLicence(
  deps: LicensingDeps,
  caller: Caller,
  { unitId, serverId, ...fields }: ParsedPayloadOf<typeof licenceSave>,
): Promise<Licence> {
  if (!isArea(caller.principal)) throw new DomainError('forbidden');
  requireValidFields(licenceFields, fields);
  const { endDate, seats } = fields;
  const terms = { endTime: parseEnd(endDate), seats: seats === '' ? null : Number(seats), keyId: null };
  return grantLicence(deps, caller, { unitId, serverId, ...terms });
}

/**
 * Renews a licence by a key that its maker has signed: administrators their own unit's, those of area units every school's.
 * @throws DomainError `forbidden`, `invalid_input` for a key that is not valid, has been used or is for another unit
 */
export async function renewLicence(
  deps: LicensingDeps,
  caller: Caller,
  { key }: ParsedPayloadOf<typeof licenceRenew>,
): Promise<Licence> {
  const { principal } = caller;
  const { publicKey } = deps;
  if (!publicKey) throw new DomainError('forbidden', { detail: 'this portal knows no maker of licences' });
  const { id, unitId, serverId, endDate, seats } = readLicenceKey(key, publicKey);
  if (unitId !== principal.unitId && !isArea(principal)) throw ofOtherUnit();
  const grant = { unitId, serverId, endTime: parseEnd(endDate ?? ''), seats, keyId: id };
  return grantLicence(deps, caller, grant).catch((error: unknown) => {
    throw isDomainError(error) && error.code === 'conflict' ? used() : error;
  });
}

/** The newest changes of licences. */
export async function listHistory(
  { db }: LicensingDeps,
  principal: Principal,
): Promise<AnswerOf<typeof licenceHistory>> {
  return listLicenceChanges(db, { unitId: principal.unitId, isArea: isArea(principal) });
}

/** @throws DomainError `forbidden` for a user who asks about another unit, unless she is of an area unit. */
function requireOwnUnit(principal: Principal, unitId: string): void {
  if (unitId !== principal.unitId && !isArea(principal)) throw new DomainError('forbidden');
}

function isInForce(licence: Licence | undefined, now: number): boolean {
  return licence !== undefined && (licence.endTime === null || licence.endTime >= now);
}

/** The last millisecond of a day in China, where the schools are; null for no day. */
function parseEnd(endDate: string): number | null {
  return endDate === '' ? null : Date.parse(`${endDate}T00:00:00+08:00`) + dayMs - 1;
}

function used(): DomainError {
  const message = '该许可码已使用过|||This licence key has been used already';
  return new DomainError('invalid_input', { fieldErrors: [{ field: 'key', message }] });
}

function ofOtherUnit(): DomainError {
  const message = '该许可码属于其他单位|||This licence key is for another unit';
  return new DomainError('invalid_input', { fieldErrors: [{ field: 'key', message }] });
}
