export { AppPanel } from './app-panel.tsx';
export { AppRow } from './app-row.tsx';
export { isDesktop } from './is-desktop.ts';
export { SideBar } from './side-bar.tsx';
