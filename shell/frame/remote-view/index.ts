export { PageSkeleton } from './page-skeleton.tsx';
export { RemoteView, type RemoteViewShellProps } from './remote-view.tsx';
