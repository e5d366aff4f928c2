export { defineCall, type ServiceCall, type ServiceCallInput } from './define-call.ts';
export { matchPath } from './match-path.ts';
export { openApp } from './open-app.ts';
export { setUnread } from './set-unread.ts';
export { type OpenRouteOptions, type Route, useRoute } from './use-route.ts';
