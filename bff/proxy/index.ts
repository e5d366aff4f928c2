/** The proxied path: which calls reach the upstream, what they carry, and how answers stream back. */
export { createAllowList, isProxied } from './allow-list.ts';
export { meaningOf } from './call-table.ts';
export { Exchange } from './exchange.ts';
export { type CookieKeeper, createCookieKeeper, type KeepCookiesOptions } from './keep-cookies.ts';
export { createPageUserCheck } from './page-user-check.ts';
export { createProxyStep, type ProxyStepOptions } from './proxy-step.ts';
export { createRefreshStep } from './refresh-step.ts';
export { requestBodyOf } from './request-body.ts';
export { pushBrowserHeaders } from './request-headers.ts';
export type { AnswerHeaders } from './response-headers.ts';
