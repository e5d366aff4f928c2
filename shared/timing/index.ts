/** Hooks about time that more than one app needs. Stateless: each use keeps its own. */
export { useDelayed } from './use-delayed.ts';
export { type SettledText, useSettledText } from './use-settled-text.ts';
