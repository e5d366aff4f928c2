/** Keeps large bodies cheap to pass on. For servers. */
export { countPassedBytes, passBatch } from './count-passed-bytes.ts';
