export { classOrderOf } from './class-order.ts';
export { loginBaseOf } from './login-base.ts';
export { nameOrderOf } from './name-order.ts';
export { nameReadingsOf } from './name-readings.ts';
export { readingPattern } from './reading-pattern.ts';
