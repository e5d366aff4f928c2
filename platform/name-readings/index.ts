export { nameReadingsOf } from './name-readings.ts';
export { readingPattern } from './reading-pattern.ts';
