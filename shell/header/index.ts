export { BottomBar } from './bottom-bar.tsx';
export { Header } from './header.tsx';
