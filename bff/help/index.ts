/** The way to the help centre. */
export { createHelpRoute } from './help-route.ts';
