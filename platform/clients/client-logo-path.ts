import { clientLogo } from '#shared/contracts';
import type { Client } from './client.ts';

/** Where a client's picture is; one that changed has another address, so that nobody sees the old one. */
export function clientLogoPath({ id, hasLogo, revision }: Pick<Client, 'id' | 'hasLogo' | 'revision'>) {
  return hasLogo ? `${clientLogo.path.replace('{clientId}', encodeURIComponent(id))}?v=${revision}` : null;
}
