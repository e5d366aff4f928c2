import type { Prefs } from '#shared/contracts';

/** What users of the demo data have arranged before anybody touched anything: older than every change of theirs. */
export const demoPrefs: ReadonlyMap<string, Prefs> = new Map([
  ['2003', { layout: { at: 0, value: 'left' } }],
]);
