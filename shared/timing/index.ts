/** Hooks about time that more than one app needs. Stateless: each use keeps its own. */
export { useDelayed } from './use-delayed.ts';
