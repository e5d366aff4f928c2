/** How much room the window has, for what layout alone cannot decide. */
export { useNarrow } from './use-narrow.ts';
