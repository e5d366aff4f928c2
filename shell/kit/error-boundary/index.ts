export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary.tsx';
export { lazy } from './lazy.tsx';
