/** What stands between the outside and the rest of the BFF: where a request comes from and whether it may. */
export { type ClientAddressOf, createClientAddressOf } from './client-address.ts';
export { type CsrfOptions, createCsrfCheck } from './csrf.ts';
export { checkDemoOutbox } from './demo-outbox-check.ts';
export { createHostCheck, createHostMatch } from './host-check.ts';
export { createFileHeaders, createPageHeaders } from './page-headers.ts';
export { createSyHeadersOf, type SyHeadersOf } from './sy-headers.ts';
export { checkTarget } from './target-check.ts';
