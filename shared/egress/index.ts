/** Which addresses the servers of the portal may call by themselves. */
export { demoEgress } from './demo-egress.ts';
export { createEgressCheck, createEgressRules, type EgressOptions } from './egress-rules.ts';
export { guardConnection } from './guarded-connection.ts';
export { isEgressEntry } from './is-egress-entry.ts';
