/** What can wait until the page is idle. */
export { fetchWhenIdle, whenIdle } from './when-idle.ts';
