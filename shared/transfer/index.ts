/** `fetch` that says how much of a body has gone out. Stateless. */
export { createTransfer } from './create-transfer.ts';
