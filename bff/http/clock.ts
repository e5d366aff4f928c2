/** Milliseconds since the epoch. Frozen by tests. */
export type Clock = () => number;
