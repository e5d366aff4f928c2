import type { Log } from '#bff/http';

/** One JSON line per event. `write` gets the line with its end. */
export const createJsonLog = (write: (line: string) => void): Log => {
  let at = 0;
  let start = '';
  /** Busy moments have many lines; the time is put into words once for all of them. */
  const startOf = (now: number): string => {
    if (now !== at) {
      at = now;
      start = `{"at":"${new Date(now).toISOString()}","source":"bff","event":`;
    }
    return start;
  };
  return (event, fields) => {
    const rest = fields === undefined ? '{}' : JSON.stringify(fields);
    write(`${startOf(Date.now())}${JSON.stringify(event)}${rest === '{}' ? '}' : `,${rest.slice(1)}`}\n`);
  };
};
