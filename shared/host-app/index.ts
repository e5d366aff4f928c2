/** What the portal asks of a program that shows it. Stateless. */
export { findLogoutHook } from './logout-hook.ts';
