export { AppPanel } from './app-panel.tsx';
export { AppRow } from './app-row.tsx';
export { SideBar } from './side-bar.tsx';
