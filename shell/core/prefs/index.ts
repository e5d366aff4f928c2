export { noteRecentApp, setPref, usePref } from './prefs.ts';
