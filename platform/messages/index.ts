/** Messages and to-dos of users. */
export { createMessageStore } from './message-store.ts';
export { createMessagesRoutes } from './messages-routes.ts';
export type { MessagesDeps } from './read-messages.ts';
