/** The log of a server: one JSON line per event, many lines in one write. */
export { createJsonLog, type Log, type LogFields, silentLog } from './json-log.ts';
export { createLineWriter, type LineWriter } from './line-writer.ts';
