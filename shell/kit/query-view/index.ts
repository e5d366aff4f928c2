export { QueryView, type QueryViewProps } from './query-view.tsx';
