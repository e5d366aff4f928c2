/** Pictures of apps as parts of a page. */
export { createDrawings, type Drawings } from './drawings.ts';
export type { Drawing } from './parse-drawing.ts';
