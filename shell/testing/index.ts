/** What unit tests of remotes render with, and how they read Chinese; in no bundle. */
export { loadReadings } from '../core/readings/index.ts';
export { answerCalls, type CallAnswer, type SentCall } from './answer-calls.ts';
export { buildUser } from './build-user.ts';
export { type MountedView, mountView } from './mount-view.tsx';
export { type RenderViewOptions, renderView } from './render-view.tsx';
export { textOf } from './text-of.ts';
