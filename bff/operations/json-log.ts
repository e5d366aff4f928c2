import type { Log } from '#bff/http';

/** One JSON line per event. `write` gets the line with its end. */
export const createJsonLog =
  (write: (line: string) => void): Log =>
  (event, fields = {}) => {
    write(`${JSON.stringify({ at: new Date().toISOString(), source: 'bff', event, ...fields })}\n`);
  };
