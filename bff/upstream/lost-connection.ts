/** What undici and Node say when the other side has ended a connection. */
const codes: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/**
 * Whether a call failed because its connection ended. A server or a balancer may close an idle connection just as it is used
 * again, so a call that reads and has no answer yet is sent once more (RFC 9110, 9.2.2).
 */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code);
}
