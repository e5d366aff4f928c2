import { buildUser } from 'shell/testing';
import { expect, test } from 'vitest';
import { findSection, sections, sectionsOf } from './sections.ts';

const codes = sections.map(({ code }) => code);
const ofSchool = sectionsOf(buildUser({ userType: 4 }), codes);
const ofBureau = sectionsOf(buildUser({ userType: 4, unitId: 'U1001', unitType: 1 }), codes);

test.each([
  ['', '#/overview'],
  ['#/', '#/overview'],
  ['#/classes?q=x', '#/classes'],
  ['#/years?unit=U2001', '#/years'],
  ['#/apps?unit=U2001', '#/apps'],
  ['#/security?unit=U2001', '#/security'],
  ['#/retention', '#/retention'],
  ['#/schools', undefined],
  ['#/other', undefined],
])('when the hash is %j, then the section of a school is %s', (hash, route) => {
  expect(findSection(hash, ofSchool)?.route).toBe(route);
});

test('when an administrator of a bureau comes, then she has the schools as well', () => {
  expect(findSection('#/schools', ofBureau)?.route).toBe('#/schools');
  expect(ofBureau).toHaveLength(ofSchool.length + 1);
});

test('when the sections are read, then each has a route of its own', () => {
  expect(new Set(sections.map(({ route }) => route)).size).toBe(sections.length);
});

test('when only some are open, then the first of those is the default, and others are not found', () => {
  const open = sectionsOf(buildUser({ userType: 2 }), ['family']);
  expect(findSection('', open)?.route).toBe('#/family');
  expect(findSection('#/classes', open)).toBeUndefined();
});
