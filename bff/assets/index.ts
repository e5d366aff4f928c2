/** The files of the browser code, served from memory. */
export { answerFileText, answerFromMemory, chooseBody } from './answer-file.ts';
export { type Asset, bodyOf, etagOf, headersOf, type Representation } from './asset.ts';
export { type Assets, type AssetsOptions, createAssets } from './assets.ts';
