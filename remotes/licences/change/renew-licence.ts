import { request } from 'shell/request';
import { type Licence, licenceRenew } from '#shared/contracts';

/** Renews by a key, or the text of a licence file; the form shows what is wrong. */
export function renewLicence(key: string): Promise<Licence> {
  return request(licenceRenew, { key }, { silent: true });
}
