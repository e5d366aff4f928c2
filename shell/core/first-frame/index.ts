export { findFrameData } from './find-frame-data.ts';
