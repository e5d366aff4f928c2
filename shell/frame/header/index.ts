export { BottomBar } from './bottom-bar.tsx';
export { Header } from './header.tsx';
export { HeaderWords } from './header-words.tsx';
export { Layers } from './layers.tsx';
