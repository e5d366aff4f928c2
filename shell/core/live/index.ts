/** Keeping the tabs of a user informed: one asks for all, and listens to the server where that can be had. */
export { type Live, type LiveEvent, startLive } from './start-live.ts';
