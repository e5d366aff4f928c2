import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openedNodes, shippedNodes } from '#platform/desktop';
import { permissions } from '#shared/contracts';

const root = path.resolve(import.meta.dirname, '../..');

it('when the place of administrators has a section, then the menu that the platform ships has a node for it', () => {
  const own = matchesOf('remotes/administration/sections.ts', /^ {4}code: '([\w-]+)',$/gm);
  const guests = globSync('remotes/*/manifest.ts', { cwd: root }).flatMap((file) =>
    matchesOf(file, /host: 'administration',\s+code: '([\w-]+)',/g),
  );
  expect(own.length).toBeGreaterThan(3);
  expect(guests.length).toBeGreaterThan(3);
  const shipped = shippedNodes.filter(
    ({ app_code, parent_code }) => app_code === 'admin' && parent_code === null,
  );
  // Without a node there nobody has the section, and without a route nobody who has nothing else opens the place.
  expect(shipped.map(({ code }) => code).sort()).toEqual([...own, ...guests].sort());
  expect(shipped.filter(({ menu_route }) => menu_route === null)).toEqual([]);
  expect(
    shipped.filter(({ code, menu_route }) => guests.includes(code) && menu_route !== `#/${code}`),
  ).toEqual([]);
});

it('when the portal brings a node of its administration, then a call asks for it, or it follows from one, or is a group', () => {
  const follows = new Set(openedNodes.map(({ appCode, code }) => `${appCode}:${code}`));
  const asked = new Set<string>(permissions);
  const nodes = shippedNodes.filter(({ app_code }) => app_code === 'admin' || app_code === 'base');
  const decided = nodes.filter(({ code, resource_type, menu_route }) => {
    const isGroup = resource_type === 1 && menu_route === null;
    return !isGroup || code.includes('.');
  });
  const nameless = decided
    .map(({ app_code, code }) => `${app_code}:${code}`)
    .filter((permission) => asked.has(permission) === follows.has(permission));
  expect(nameless).toEqual([]);
});

it('when a call asks for a permission, then the menu of its app has a node for it, which nothing else opens', () => {
  const nodes = new Set(shippedNodes.map(({ app_code, code }) => `${app_code}:${code}`));
  expect(permissions.filter((permission) => !nodes.has(permission))).toEqual([]);
});

function matchesOf(file: string, pattern: RegExp): string[] {
  return [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map(([, code = '']) => code);
}
