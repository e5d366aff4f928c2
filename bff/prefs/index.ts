/** What users arrange for themselves. */
export { createPlatformPrefs } from './platform-prefs.ts';
export { createPrefsRoute } from './prefs-route.ts';
export { createSessionStorePrefs } from './session-store-prefs.ts';
