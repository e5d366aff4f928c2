/** The proxied path: which calls reach the upstream, what they carry, and how answers stream back. */
export { type AllowListOptions, createAllowList, isProxied } from './allow-list.ts';
export { isMachineCall, isOpenToSites } from './call-kinds.ts';
export { type CookieKeeper, createCookieKeeper, type KeepCookiesOptions } from './keep-cookies.ts';
export { createPageUserCheck } from './page-user-check.ts';
export { createProxyStep, type ProxyStepOptions } from './proxy-step.ts';
export { createRefreshStep } from './refresh-step.ts';
