/** The files of the browser code, served from memory. */
export { type AssetStepOptions, createAssetStep } from './asset-step.ts';
