/** What users arrange for themselves. */
export { demoPrefs } from './demo-prefs.ts';
export { createPrefsRoute } from './prefs-route.ts';
export { createPrefsStore, type PrefsStore } from './prefs-store.ts';
