/** Headers that belong to one connection and end with it (RFC 9110 §7.6.1), in both directions. */
export const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-authentication-info',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]);

/** The further names that a `Connection` header declares as belonging to it; undefined in the ordinary case. */
export function namesInConnection(connection: string | undefined): ReadonlySet<string> | undefined {
  if (connection === undefined || isCommon(connection)) return undefined;
  return new Set(
    connection
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
}

function isCommon(value: string): boolean {
  return value === 'keep-alive' || value === 'close';
}
