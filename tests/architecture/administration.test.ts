import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { shippedNodes } from '#platform/desktop';

const root = path.resolve(import.meta.dirname, '../..');

it('when the place of administrators has a section, then the menu that the platform ships has a node for it', () => {
  const own = matchesOf('remotes/administration/sections.ts', /^ {4}code: '([\w-]+)',$/gm);
  const guests = globSync('remotes/*/manifest.ts', { cwd: root }).flatMap((file) =>
    matchesOf(file, /host: 'administration',\s+code: '([\w-]+)',/g),
  );
  expect(own.length).toBeGreaterThan(3);
  expect(guests.length).toBeGreaterThan(3);
  const shipped = shippedNodes.filter(({ app_code }) => app_code === 'admin');
  const codesOf = (hasRoute: boolean): string[] =>
    shipped.filter(({ menu_route }) => (menu_route !== null) === hasRoute).map(({ code }) => code);
  // Without a node there nobody has the section. Only those of the place itself have an address in it.
  expect(codesOf(true).sort()).toEqual(own.sort());
  expect(codesOf(false).sort()).toEqual(guests.sort());
});

function matchesOf(file: string, pattern: RegExp): string[] {
  return [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map(([, code = '']) => code);
}
