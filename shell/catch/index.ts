export { Catch, type CatchProps } from './catch.tsx';
export { lazy } from './lazy.tsx';
