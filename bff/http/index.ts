/** How a request travels through the BFF: its context, chains of steps, answers and the error translator. */
export { logAccess } from './access-log.ts';
export { answerJson, answerJsonText, answerRedirect, apiSecurityHeaders, refuse } from './answers.ts';
export { callPathOf } from './call-path.ts';
export { createChain } from './chain.ts';
export type { Clock } from './clock.ts';
export { hasManyHosts } from './has-many-hosts.ts';
export { createEncodingNegotiator, type Encoding, negotiateEncoding } from './negotiate-encoding.ts';
export { readBody } from './read-body.ts';
export { refuseUnreadable } from './refuse-unreadable.ts';
export {
  createRequestContext,
  getContext,
  type Next,
  type RequestContext,
  type RequestMeaning,
  type Step,
} from './request-context.ts';
export { createScriptStep } from './script-step.ts';
export { createErrorTranslator } from './translate-error.ts';
