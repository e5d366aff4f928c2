import { request } from 'shell/request';
import { type Licence, type LicenceFields, licenceSave } from '#shared/contracts';

/** Gives a unit new terms for a service; the form shows what is wrong. */
export function saveLicence(
  { unitId, serverId }: Pick<Licence, 'unitId' | 'serverId'>,
  terms: LicenceFields,
): Promise<Licence> {
  return request(licenceSave, { unitId, serverId, ...terms }, { silent: true });
}
