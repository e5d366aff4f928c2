export { getAppLog, type LogLevel, type LogLine, log } from './app-log.ts';
