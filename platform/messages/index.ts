/** Messages and to-dos of users. */
export { createMessagesRoutes } from './messages-routes.ts';
export type { MessagesDeps } from './read-messages.ts';
