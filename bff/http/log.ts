/**
 * Writes one event. Never give it queries, cookies, tokens, passwords or bodies.
 * @param event stable name, `snake_case`
 */
export type Log = (event: string, fields?: Readonly<Record<string, unknown>>) => void;

/** Milliseconds since the epoch. Frozen by tests. */
export type Clock = () => number;
