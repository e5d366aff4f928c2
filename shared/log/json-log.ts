export type LogFields = Readonly<Record<string, unknown>>;

/**
 * Writes one event. `event` is a stable snake_case name. Never pass a query string, a cookie, a token, a password or a
 * body: nothing is redacted later.
 */
export type Log = (event: string, fields?: LogFields) => void;

/**
 * A log that writes one JSON line per event; errors are spelled out with their causes.
 * @param write gets the line with its end
 * @param source of the events: which server
 */
export function createJsonLog(write: (line: string) => void, source: string): Log {
  let at = 0;
  let start = '';
  /** Busy moments have many lines; the time is put into words once for all of them. */
  const startOf = (now: number): string => {
    if (now !== at) {
      at = now;
      start = `{"at":"${new Date(now).toISOString()}","source":${JSON.stringify(source)},"event":`;
    }
    return start;
  };
  return (event, fields) => {
    const rest = fields === undefined ? '{}' : JSON.stringify(withErrorsDescribed(fields));
    write(`${startOf(Date.now())}${JSON.stringify(event)}${rest === '{}' ? '}' : `,${rest.slice(1)}`}\n`);
  };
}

/** Drops every event; for tests that do not look at the log. */
export const silentLog: Log = () => undefined;

/** Most events carry no error, and most lines are written on the way of a request: those are not copied. */
function withErrorsDescribed(fields: LogFields): LogFields {
  let described: Record<string, unknown> | undefined;
  for (const name in fields) {
    const value = fields[name];
    if (!(value instanceof Error)) continue;
    described ??= { ...fields };
    described[name] = describeError(value);
  }
  return described ?? fields;
}

function describeError(error: Error): LogFields {
  return {
    name: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    ...('detail' in error && error.detail ? { detail: error.detail } : {}),
    // A refusal is thrown on purpose; where its cause came from is what helps.
    ...(error.name === 'DomainError' ? {} : { stack: error.stack }),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}
