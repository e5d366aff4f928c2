/** What carries a sign-in to another place. */
export { createTicketRoutes, type TicketDeps } from './ticket-routes.ts';
