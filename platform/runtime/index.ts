/** What the process hands to every room: the clock and the log. */
export { type Clock, createSettableClock, type SettableClock } from './clock.ts';
export { createJsonLog, type Log, type LogFields, silentLog } from './log.ts';
