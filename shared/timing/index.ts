/** Hooks about time that more than one app needs. Stateless: each use keeps its own. */

export { type DebouncedText, useDebouncedText } from './use-debounced-text.ts';
export { useDelayed } from './use-delayed.ts';
