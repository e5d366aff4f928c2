/** Telling pages at once that something has changed. */
export { createEventHub, type EventHub } from './event-hub.ts';
export { createEventsRoute } from './events-route.ts';
export { followUpstreamChanges } from './upstream-changes.ts';
