/** What unit tests of remotes render with, and how they read Chinese; in no bundle. */
export { loadReadings } from '../readings/index.ts';
export { type RenderViewOptions, renderView } from './render-view.tsx';
