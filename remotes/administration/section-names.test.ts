import { expect, test } from 'vitest';
import english from './messages/en.json';
import chinese from './messages/zh-CN.json';
import { searchedSections, sectionNames } from './section-names.ts';
import { sections } from './sections.ts';

test('when sections are named for the search, then by the words of the side navigation', () => {
  for (const { code, label } of sections)
    expect(sectionNames[code]).toEqual({ 'zh-CN': chinese[label], en: english[label] });
  expect(Object.keys(sectionNames).sort()).toEqual(sections.map(({ code }) => code).sort());
});

test('when the portal searches sections, then each leads to the route of one', () => {
  const routes = sections.map(({ route }) => route);
  for (const { path } of searchedSections) expect(routes).toContain(`#${path}`);
});
