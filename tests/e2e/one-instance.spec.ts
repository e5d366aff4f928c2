import type { Locator } from '@playwright/test';
import { demoPassword, expect, test } from '../fixtures/index.ts';

const libraries = ['react', 'react-dom', 'jotai', '@tanstack/react-query', 'react-intl'];

/** What the federation has loaded in this page, by name of the app that asked. */
function readFederation(names: string[]) {
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
}

/** A component of the page as React keeps it; only what is read here. */
interface Fiber {
  type: unknown;
  return: Fiber | null;
  memoizedState: unknown;
  memoizedProps: unknown;
  dependencies: { firstContext: { memoizedValue: unknown; next: unknown } | null } | null;
}

/**
 * Walks from an element of an app up to the root of the page. It notes each session (a state of `useSession`) and each
 * query client (a context of `useQuery`) that a component holds. Those of the app, up to its view, are kept apart from
 * the shell's. Above the view it notes the jotai stores that the page gives its apps.
 */
async function readHeld(element: Element, app: string) {
  const load = async (name: string, door: string): Promise<Record<string, unknown>> => {
    const addresses = performance.getEntriesByType('resource').map(({ name: address }) => address);
    const [address, ...others] = new Set(addresses.filter((one) => one.includes(`/${name}/remoteEntry.js`)));
    if (address === undefined || others.length > 0)
      throw new Error(`${name} is there ${others.length} times more`);
    return (await (await import(address)).get(door))();
  };
  const isFilled = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const chain = (first: unknown): Record<string, unknown>[] => {
    const links: Record<string, unknown>[] = [];
    for (let link = first; isFilled(link) && 'next' in link; link = link.next)
      links.push(link as Record<string, unknown>);
    return links;
  };
  const isSession = (value: unknown) => isFilled(value) && 'state' in value && 'user' in value;
  const isStore = (value: unknown) => isFilled(value) && 'sub' in value && 'get' in value && 'set' in value;
  const isQueryClient = (value: unknown) => isFilled(value) && 'getQueryCache' in value;

  const { app: exposed } = await load(app, './app');
  const view = isFilled(exposed) && 'View' in exposed ? exposed.View : undefined;
  const own = { sessions: new Set<unknown>(), queryClients: new Set<unknown>() };
  const shell = { sessions: new Set<unknown>(), queryClients: new Set<unknown>() };
  const stores = new Set<unknown>();
  let held = own;
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  let fiber: Fiber | null = key === undefined ? null : Reflect.get(element, key);
  for (; fiber; fiber = fiber.return) {
    for (const { memoizedState } of chain(fiber.memoizedState))
      if (isSession(memoizedState)) held.sessions.add(memoizedState);
    for (const { memoizedValue } of chain(fiber.dependencies?.firstContext))
      if (isQueryClient(memoizedValue)) held.queryClients.add(memoizedValue);
    const { memoizedProps: props } = fiber;
    if (isFilled(props) && 'value' in props && isStore(props.value)) stores.add(props.value);
    if (fiber.type === view) held = shell;
  }

  const { instanceId } = await load('shell', './session');
  // What the page has met so far, in whichever app: objects of this document, so they can be compared.
  const met: { stores: Set<unknown>; queryClients: Set<unknown>; instanceIds: Set<unknown> } = Reflect.get(
    globalThis,
    'met',
  ) ?? { stores: new Set(), queryClients: new Set(), instanceIds: new Set() };
  Reflect.set(globalThis, 'met', met);
  for (const store of stores) met.stores.add(store);
  for (const client of own.queryClients) met.queryClients.add(client);
  met.instanceIds.add(instanceId);
  return {
    reachedView: held === shell,
    sessions: own.sessions.size,
    isSessionOfShell:
      [...own.sessions].every((session) => shell.sessions.has(session)) && shell.sessions.size === 1,
    queryClients: own.queryClients.size,
    stores: met.stores.size,
    allQueryClients: met.queryClients.size,
    instanceIds: [...met.instanceIds].map(String),
  };
}

function isReacts(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith('__reactFiber$'));
}

/** What the server has drawn stands there before React has it. */
async function readTaken(element: Locator, app: string) {
  await expect.poll(() => element.evaluate(isReacts)).toBe(true);
  return element.evaluate(readHeld, app);
}

test('when several apps have been open, then libraries, session, store and query client exist once', {
  tag: ['@core', '@once'],
}, async ({ page, signInPage, desktopPage, peoplePage }) => {
  const once = {
    reachedView: true,
    sessions: 1,
    isSessionOfShell: true,
  };
  const shared = { ...once, queryClients: 1, stores: 1, allQueryClients: 1 };
  await signInPage.open();
  const inSignIn = await readTaken(signInPage.form, 'signin');
  expect(inSignIn).toMatchObject(once);
  await signInPage.signIn('ps.admin', demoPassword);
  await desktopPage.apps.first().waitFor();
  const inDesktop = await readTaken(desktopPage.apps.first(), 'desktop');
  expect(inDesktop).toMatchObject(shared);
  await desktopPage
    .app(/人员|平台/)
    .first()
    .click();
  await peoplePage.list.waitFor();
  const inPeople = await readTaken(peoplePage.list, 'people');
  expect(inPeople).toMatchObject(shared);
  // The same document all along, or there would be nothing to compare.
  expect(inPeople.instanceIds).toEqual([expect.stringMatching(/^\d\.\d+(?:e-\d+)?$/)]);
  expect(inSignIn.instanceIds).toEqual(inPeople.instanceIds);

  const { apps, copies } = await page.evaluate(readFederation, libraries);
  expect(apps).toEqual(expect.arrayContaining(['shell', 'signin', 'desktop', 'people']));
  expect(copies).toEqual(Object.fromEntries(libraries.map((name) => [name, 1])));
});
