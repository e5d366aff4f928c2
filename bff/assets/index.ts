/** The files of the browser code, served from memory. */
export { type Assets, type AssetsOptions, createAssets } from './assets.ts';
