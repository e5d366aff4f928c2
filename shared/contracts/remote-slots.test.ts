import * as v from 'valibot';
import { expect, test } from 'vitest';
import { appManifestSchema } from './entities/app-manifest.ts';
import { remoteSlotsSchema } from './remote-slots.ts';

const entry = { address: '/pages/base/pc_notes_all/index.html', place: 'account' };

test.each([
  [{ userMenu: [entry, { ...entry, needs: ['base:role'] }] }],
  [{ desktopCard: { needs: ['teacher'] } }],
  [{ todayCards: [{ name: 'next', position: 1, needs: ['admin:classes'] }] }],
])(
  'when places are filled by %j, then a remote of the portal may, and an app from outside may not',
  (slots) => {
    expect(v.is(remoteSlotsSchema, slots)).toBe(true);
    expect(v.is(appManifestSchema.entries.slots, slots)).toBe(false);
  },
);

test('when nothing is asked of the user, then an app from outside fills places too', () => {
  const slots = { userMenu: [entry], desktopCard: {}, todayCards: [{ name: 'next', position: 1 }] };
  expect(v.parse(appManifestSchema.entries.slots, slots)).toEqual(slots);
});
