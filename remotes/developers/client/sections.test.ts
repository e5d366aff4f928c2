import { expect, test } from 'vitest';
import { sections } from '../routes/route.ts';
import { buildClient } from '../testing/build-client.ts';
import { sectionsFor } from './sections.ts';

test('when an owner looks, then everything is there', () => {
  expect(sectionsFor(buildClient())).toEqual(sections);
});

test('when somebody may only switch it, then what it is and where it is on', () => {
  expect(sectionsFor(buildClient({ rights: ['switch_own'] }))).toEqual(['overview', 'units', 'program']);
});

test('when it is public or for the sandbox, then what it cannot have is missing', () => {
  expect(sectionsFor(buildClient({ kind: 'public' }))).not.toContain('secrets');
  expect(sectionsFor(buildClient({ kind: 'public' }))).not.toContain('program');
  expect(sectionsFor(buildClient({ kind: 'public', rights: ['switch_own'] }))).not.toContain('program');
  expect(sectionsFor(buildClient({ kind: 'sandbox' }))).not.toContain('units');
  expect(sectionsFor(buildClient({ kind: 'sandbox' }))).not.toContain('program');
});
