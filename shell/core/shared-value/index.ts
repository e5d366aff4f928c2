export { createSharedValue, type SharedValue } from './shared-value.ts';
