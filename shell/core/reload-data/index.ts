export { getReloadCount, watchReloads } from './watch-reloads.ts';
