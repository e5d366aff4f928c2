/** What the process hands to every room: the clock. */
export { type Clock, createSettableClock, type SettableClock } from './clock.ts';
