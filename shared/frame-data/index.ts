/** What the frame of a signed-in page shows from its first paint on. Stateless. */
export { type FrameData, frameDataSchema } from './frame-data.ts';
