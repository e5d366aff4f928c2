/** Messages to people outside the portal: what waits, and who carries it. */
export { type CourierOptions, createCourier } from './courier.ts';
export { bindDemoOutbox } from './demo-outbox-routes.ts';
export { type OutgoingMessage, putInOutbox } from './outbox.ts';
export { createWebhook, type WebhookOptions } from './webhook.ts';
