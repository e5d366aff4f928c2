import { buildUser, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import { AdministrationPage } from './administration-page.tsx';
import english from './messages/en.json';
import chinese from './messages/zh-CN.json';
import { sections } from './sections.ts';
import { schoolsQuery } from './unit/schools-query.ts';

const permits = sections.map(({ code }) => code);

test('when an administrator opens the place, then its sections stand beside the first one', () => {
  const html = renderView(<AdministrationPage />, {
    messages: chinese,
    user: buildUser({ userType: 4 }),
    permits,
  });
  expect(html).toMatch(/aria-current="page"[^>]*>.*?概览/);
  for (const section of [
    'overview',
    'classes',
    'years',
    'apps',
    'roles',
    'security',
    'families',
    'retention',
  ] as const)
    expect(html).toContain(chinese[`administration.section.${section}`]);
  expect(html).not.toContain('<select');
});

test('when a head teacher opens it, then the families of her class are all there is', () => {
  const html = renderView(<AdministrationPage />, {
    messages: chinese,
    user: buildUser({ userType: 2 }),
    permits: ['family'],
  });
  expect(html).toMatch(/aria-current="page"[^>]*>.*?家庭关系/);
  expect(html).not.toContain(`>${chinese['administration.section.classes']}<`);
});

test('when somebody else opens it, then the page says who may', () => {
  const html = renderView(<AdministrationPage />, { messages: chinese, user: buildUser() });
  expect(textOf(html)).toContain(chinese['administration.forbidden.title']);
});

test('when an administrator of a bureau opens it, then she chooses one of its schools', () => {
  const school = { unitId: 'U2001', name: '青江实验小学', enName: 'Qingjiang Primary' };
  const html = renderView(<AdministrationPage />, {
    messages: english,
    language: 'en',
    permits,
    user: buildUser({ userType: 4, unitId: 'U1001', unitType: 1 }),
    answers: [{ key: schoolsQuery.queryKey, data: [school] }],
  });
  expect(textOf(html)).toContain(english['administration.unit.label']);
  expect(textOf(html)).toContain('Qingjiang Primary');
});
