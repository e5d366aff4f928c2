export { FocusKeeper } from './focus-keeper.ts';
