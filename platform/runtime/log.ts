export type LogFields = Readonly<Record<string, unknown>>;

/**
 * Writes one event. `event` is a stable snake_case name. Never pass a query string, a cookie, a token, a password or a
 * body: nothing is redacted later.
 */
export type Log = (event: string, fields?: LogFields) => void;

const describeError = (error: Error): LogFields => ({
  name: error.name,
  message: error.message,
  ...('code' in error ? { code: error.code } : {}),
  ...('detail' in error && error.detail ? { detail: error.detail } : {}),
  // A refusal is thrown on purpose; where its cause came from is what helps.
  ...(error.name === 'DomainError' ? {} : { stack: error.stack }),
  ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
});

/** A log that writes one JSON line per event; errors are spelled out with their causes. */
export const createJsonLog =
  (write: (line: string) => void, source: string): Log =>
  (event, fields = {}) => {
    const plain = Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [
        key,
        value instanceof Error ? describeError(value) : value,
      ]),
    );
    write(`${JSON.stringify({ at: new Date().toISOString(), source, event, ...plain })}\n`);
  };

/** Drops every event; for tests that do not look at the log. */
export const silentLog: Log = () => undefined;
