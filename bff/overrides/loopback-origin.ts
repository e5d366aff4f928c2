import { DomainError } from '#shared/contracts';

const hosts: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost']);
const paths: ReadonlySet<string> = new Set(['/', '/portal.json']);

/**
 * The origin of a server of development. Only loopback counts, with a port of its own.
 * @throws DomainError `invalid_input` that names the address
 */
export function parseLoopbackOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isLoopback =
    url?.protocol === 'http:' &&
    hosts.has(url.hostname) &&
    url.port !== '' &&
    paths.has(url.pathname) &&
    `${url.username}${url.password}${url.search}${url.hash}` === '';
  if (isLoopback) return url.origin;
  const named = address.slice(0, 200);
  const message = `只能使用本机地址，如 http://localhost:5173；不能使用 ${named}|||Only addresses of this computer count, such as http://localhost:5173, and not ${named}`;
  throw new DomainError('invalid_input', { message, fieldErrors: [{ field: 'address', message }] });
}
