export { entryLook } from './entry-look.ts';
export { Panel } from './panel.tsx';
