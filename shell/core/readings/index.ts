/** Finding things by what is typed, in both languages and by how Chinese is read. */
export { findItems, type ReadsAs, type Searched } from './find-items.ts';
export { loadReadings, useReadings } from './use-readings.ts';
