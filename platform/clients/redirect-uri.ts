import { findClientAddressProblem, isAppScheme } from '#shared/contracts';
import type { Client } from './client.ts';

/** Whether an address may be registered as the place that codes are sent to, see `findClientAddressProblem`. */
export function isRegistrableUri(address: string, kind?: Client['kind']): boolean {
  return findClientAddressProblem(address, kind) === undefined;
}

/** Addresses of this computer by number; `localhost` may be somebody else's (RFC 8252 §8.3). */
const loopbackAddress = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(?=[/?]|$)/;

/** Whether a client runs on a device of its user and gets its codes there (RFC 8252 §7.1, §7.3). */
export function isNativeClient({ kind, redirectUris }: Pick<Client, 'kind' | 'redirectUris'>): boolean {
  return (
    kind === 'public' &&
    redirectUris.some((address) => hasAppScheme(address) || loopbackAddress.test(address))
  );
}

/** Whether a client gets codes at an address: a registered one, letter by letter but for the port of a native app on loopback. */
export function isRedirectUriOf(client: Pick<Client, 'kind' | 'redirectUris'>, address: string): boolean {
  if (client.redirectUris.includes(address)) return true;
  if (!isNativeClient(client) || !loopbackAddress.test(address)) return false;
  const [wanted, ...registered] = [address, ...client.redirectUris].map((each) =>
    each.replace(loopbackAddress, '$1'),
  );
  return registered.some((each) => each === wanted);
}

/** Origins of pages at these addresses. What has none, such as an app on a device, is left out. */
export function originsOf(addresses: readonly string[]): Set<string> {
  return new Set(
    addresses.flatMap((address) => URL.parse(address)?.origin ?? []).filter((origin) => origin !== 'null'),
  );
}

/** What a policy has to name for a form to lead to these addresses (Content Security Policy Level 3, `form-action`). */
export function formTargetsOf(addresses: readonly string[]): string[] {
  return [
    ...originsOf(addresses),
    ...new Set(addresses.filter(hasAppScheme).map((address) => new URL(address).protocol)),
  ];
}

function hasAppScheme(address: string): boolean {
  return isAppScheme(URL.parse(address)?.protocol ?? '');
}
