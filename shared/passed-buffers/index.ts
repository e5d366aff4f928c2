/** Keeps large bodies cheap to pass on. For servers. */
export { countPassedBytes } from './count-passed-bytes.ts';
