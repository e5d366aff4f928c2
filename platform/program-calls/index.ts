/** What the services of apps do with the portal: people, classes, badges, messages and to-dos. */
export { bindServiceCalls } from './bind-service-calls.ts';
export { forgetServiceMessages } from './forget-service-messages.ts';
export { createMayReadShared } from './may-read-shared.ts';
