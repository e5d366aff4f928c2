export { nameOrderOf } from './name-order.ts';
export { nameReadingsOf } from './name-readings.ts';
export { readingPattern } from './reading-pattern.ts';
