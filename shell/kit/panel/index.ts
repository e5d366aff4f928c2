export { entryStyle } from './entry-style.ts';
export { Panel } from './panel.tsx';
