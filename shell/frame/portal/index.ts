export { loadFramed } from './framed-loader.ts';
export { Portal, type PortalProps } from './portal.tsx';
