import { isAppScheme } from '#shared/contracts';
import type { AuthorizeAnswer } from './authorize.ts';

/**
 * Where the user is when a client is notified that she comes back: in an app on a phone or tablet, or at a computer.
 */
export type Source = 'app' | 'pc';

export function findSource(): Source {
  return globalThis.matchMedia?.('(pointer: coarse) and (max-width: 1024px)').matches ? 'app' : 'pc';
}

export function isSource(text: string | null): text is Source {
  return text === 'app' || text === 'pc';
}

/**
 * The address with the marker of the source (E05). What stands in it stays byte for byte; a `source` that the client has
 * there already is its own and not touched (D-11).
 */
export function withSource(address: string, source: Source): string {
  const has = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? '').has('source');
  return has ? address : withParameters(address, new URLSearchParams({ source }));
}

/** An address that the browser may be sent to: nothing of it runs here. */
export function isClientAddress(address: string): boolean {
  const { protocol = '' } = URL.parse(address) ?? {};
  return protocol === 'http:' || protocol === 'https:' || isAppScheme(protocol);
}

/**
 * Where an answer leads: the address in it, else the client's own with code and state; undefined where it leads nowhere.
 * The marker goes with success only.
 */
export function findClientAddress(
  { address, code, state, error }: AuthorizeAnswer,
  redirectUri: string | undefined,
  source: Source,
): string | undefined {
  const bare =
    address ||
    (code && redirectUri
      ? withParameters(redirectUri, new URLSearchParams({ code, ...(state ? { state } : {}) }))
      : undefined);
  if (!bare || !isClientAddress(bare)) return undefined;
  return error ? bare : withSource(bare, source);
}

function withParameters(address: string, params: URLSearchParams): string {
  const [, base = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  return `${base}?${query ? `${query}&` : ''}${params}${hash}`;
}
