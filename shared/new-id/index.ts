export { createId } from './new-id.ts';
