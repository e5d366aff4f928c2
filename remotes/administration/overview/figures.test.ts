import { expect, test } from 'vitest';
import type { UnitOverview } from '#shared/contracts';
import { figuresOf } from './figures.ts';

const overview: UnitOverview = {
  people: { students: 3, teachers: 2, parents: 1, administrators: 1, disabled: 0 },
  classes: { open: 2, withoutHead: 0 },
  year: null,
  appsOpened: 5,
  appRequests: 0,
  licences: { active: 1, ending: 0, expired: 0, unreadable: 0, nextEnd: '2026-12-31T16:00:00.000Z' },
  announcements: 1,
  signIns: { today: 2, people: 4, sessions: 3 },
  storageBytes: 1024,
  storageQuota: 10 * 1024,
  jobs: { imports: 0, promotions: 0 },
};
const codes = ['people', 'classes', 'sessions', 'apps', 'licences', 'announcements', 'import', 'years'];
const own = { unitId: '', isBureau: false, formatDay: (at: string) => `day ${at}`, codes };

function find(name: string, shown = overview, of = own) {
  return figuresOf(shown, of).find(({ label }) => label === `administration.overview.${name}`);
}

test('when figures are of the own unit, then each leads to its section', () => {
  const targets = figuresOf(overview, own).map(({ href }) => href);
  expect(targets).toEqual([
    '/pages/base/pc_base_tm/index.html#/people/list',
    '#/classes',
    '/account/unit#/sessions',
    '#/apps',
    '/licences',
    '/announcements',
    undefined,
    '#/import',
  ]);
});

test('when the user has few sections, then figures lead to those alone', () => {
  const targets = figuresOf(overview, { ...own, codes: ['overview', 'classes'] }).map(({ href }) => href);
  expect(targets.filter(Boolean)).toEqual(['#/classes']);
});

test('when they are of a school of the bureau, then they lead to that school, where a page shows it', () => {
  const targets = figuresOf(overview, { ...own, unitId: 'U2' }).map(({ href }) => href);
  expect(targets).toEqual([
    undefined,
    '#/classes?unit=U2',
    undefined,
    '#/apps?unit=U2',
    '/licences?unit=U2',
    undefined,
    undefined,
    '#/import?unit=U2',
  ]);
});

test('when they are of a bureau itself, then there are no classes', () => {
  expect(find('classes', overview, { ...own, isBureau: true })).toBeUndefined();
});

test('when a licence has an end, then the next one is named; with none nothing stands there', () => {
  expect(find('licences')?.notes.at(-1)?.values).toEqual({ date: 'day 2026-12-31T16:00:00.000Z' });
  const without = { ...overview, licences: { ...overview.licences, nextEnd: null } };
  expect(find('licences', without)?.notes).toHaveLength(1);
});

test('when most of the storage is taken, then that is a warning', () => {
  expect(find('storage')?.notes[0]?.isWarning).toBe(false);
  expect(find('storage', { ...overview, storageBytes: 9.5 * 1024 })?.notes[0]?.isWarning).toBe(true);
});

test('when a school year ends, then the figure of jobs leads there', () => {
  const busy = { ...overview, jobs: { imports: 1, promotions: 1 } };
  expect(find('jobs', busy)).toMatchObject({ value: '2', href: '#/years' });
});
