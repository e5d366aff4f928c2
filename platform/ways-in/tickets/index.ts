/** What carries a sign-in to another place. */
export { handoverLifetime, issueHandover, redeemHandover } from './handover.ts';
export { createTicketRoutes, type TicketDeps } from './ticket-routes.ts';
