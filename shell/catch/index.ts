export { Catch, type CatchProps } from './catch.tsx';
