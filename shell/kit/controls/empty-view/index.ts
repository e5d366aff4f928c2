export { type EmptyType, EmptyView, type EmptyViewProps } from './empty-view.tsx';
