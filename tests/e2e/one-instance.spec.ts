import { expect, test } from '../fixtures/index.ts';

const libraries = ['react', 'react-dom', 'jotai', '@tanstack/react-query', 'react-intl'];

/** What the federation has loaded in this page, by name of the app that asked. */
const readFederation = (names: string[]) => {
  interface Shared {
    loaded?: unknown;
    lib?: () => unknown;
  }
  interface Instance {
    name: string;
    shareScopeMap: Record<string, Record<string, Record<string, Shared>>>;
  }
  const federation: { __INSTANCES__: Instance[] } = Reflect.get(globalThis, '__FEDERATION__');
  const instances = federation.__INSTANCES__;
  const loadedOf = (instance: Instance, name: string): unknown[] =>
    Object.values(instance.shareScopeMap.default?.[name] ?? {}).flatMap(({ loaded, lib }) =>
      loaded && lib ? [lib()] : [],
    );
  return {
    apps: instances.map(({ name }) => name),
    copies: Object.fromEntries(
      names.map((name) => [name, new Set(instances.flatMap((instance) => loadedOf(instance, name))).size]),
    ),
  };
};

/** Asks the container of the shell twice, the way a remote does and under the address in the page. */
const readDoors = async () => {
  const entries = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/assets/shell/remoteEntry.js'));
  const addresses = [...new Set(entries)];
  const doors = await Promise.all(
    addresses.map(async (address) => {
      const container = await import(address);
      const session = (await container.get('./session'))();
      return {
        instanceId: String(session.instanceId),
        store: session.store,
        queryClient: session.queryClient,
      };
    }),
  );
  return {
    addresses: addresses.length,
    instanceIds: [...new Set(doors.map(({ instanceId }) => instanceId))],
    stores: new Set(doors.map(({ store }) => store)).size,
    hasUser: doors.length,
  };
};

test('when several apps have been open, then libraries, session and store exist once', {
  tag: '@once',
}, async ({ page, signInPage, desktopPage, peoplePage }) => {
  await signInPage.signIn('ps.admin', 'Demo2026');
  await desktopPage
    .app(/人员|平台/)
    .first()
    .click();
  await peoplePage.list.waitFor();

  const { apps, copies } = await page.evaluate(readFederation, libraries);
  expect(apps).toEqual(expect.arrayContaining(['shell']));
  expect(copies).toEqual(Object.fromEntries(libraries.map((name) => [name, 1])));

  const doors = await page.evaluate(readDoors);
  expect(doors.addresses).toBe(1);
  expect(doors.instanceIds).toHaveLength(1);
  expect(doors.instanceIds[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(doors.stores).toBe(1);
});
