import type { Client } from '#platform/clients';
import type { Principal } from '#platform/http';
import { type ClientRight, isAdministrator, isArea, isStaff } from '#shared/contracts';

type Reader = Pick<Principal, 'userId' | 'userType' | 'unitId' | 'unitType' | 'roles'>;

/** Teachers and administrators register clients. */
export const isDeveloper = (reader: Pick<Reader, 'userType'>): boolean => isStaff(reader);

/** Decides for a unit: an administrator who holds the unit's administrator role (J05). */
export const isUnitAdministrator = (reader: Pick<Reader, 'userType' | 'roles'>): boolean =>
  isAdministrator(reader) && reader.roles.includes('XX_SYS_');

/** Decides for every unit below the bureau, and about what belongs to no unit. */
export const isBureauAdministrator = (reader: Reader): boolean =>
  isUnitAdministrator(reader) && isArea(reader);

const oversees = (reader: Reader, client: Pick<Client, 'unitId'>): boolean =>
  isBureauAdministrator(reader) || (isUnitAdministrator(reader) && client.unitId === reader.unitId);

/** Whether units may be asked to use it. */
const isOffered = ({ status, isSandboxOnly }: Pick<Client, 'status' | 'isSandboxOnly'>): boolean =>
  status === 'active' && !isSandboxOnly;

type RatedClient = Pick<Client, 'ownerUserIds' | 'unitId' | 'status' | 'isSandboxOnly'>;

/** What a reader may do with a client. Undefined: for this reader there is no such client. */
export const findClientRights = (reader: Reader, client: RatedClient): ClientRight[] | undefined => {
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
};
