import type { Client } from '#platform/clients';
import type { Principal } from '#platform/http';
import { type ClientRight, isAdministrator, isArea, isStaff } from '#shared/contracts';

type Reader = Pick<Principal, 'userId' | 'userType' | 'unitId' | 'unitType' | 'roles'>;

/** Teachers and administrators register clients. */
export function isDeveloper(reader: Pick<Reader, 'userType'>): boolean {
  return isStaff(reader);
}

/** Decides for a unit: an administrator who holds the unit's administrator role (J05). */
export function isUnitAdministrator(reader: Pick<Reader, 'userType' | 'roles'>): boolean {
  return isAdministrator(reader) && reader.roles.includes('XX_SYS_');
}

/** Decides for every unit below the bureau, and about what belongs to no unit. */
export function isBureauAdministrator(reader: Reader): boolean {
  return isUnitAdministrator(reader) && isArea(reader);
}

type RatedClient = Pick<Client, 'ownerUserIds' | 'unitId' | 'status' | 'isSandboxOnly'>;

/** What a reader may do with a client. Undefined: for this reader there is no such client. */
export function findClientRights(reader: Reader, client: RatedClient): ClientRight[] | undefined {
  const isKeeper = isDeveloper(reader) && client.ownerUserIds.includes(reader.userId);
  const isOverseer = oversees(reader, client);
  const isSwitcher = isUnitAdministrator(reader) && isOffered(client);
  if (!isKeeper && !isOverseer && !isSwitcher) return undefined;
  return [
    ...(isKeeper || isOverseer ? (['manage'] as const) : []),
    ...(isOverseer ? (['decide'] as const) : []),
    ...(isSwitcher ? (['switch_own'] as const) : []),
    ...(isSwitcher && isBureauAdministrator(reader) ? (['switch_any'] as const) : []),
  ];
}

function oversees(reader: Reader, client: Pick<Client, 'unitId'>): boolean {
  return isBureauAdministrator(reader) || (isUnitAdministrator(reader) && client.unitId === reader.unitId);
}

/** Whether units may be asked to use it. */
function isOffered({ status, isSandboxOnly }: Pick<Client, 'status' | 'isSandboxOnly'>): boolean {
  return status === 'active' && !isSandboxOnly;
}
