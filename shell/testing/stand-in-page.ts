import { type BootData, bootDataElementId, defaultHomeRules } from '#shared/contracts';

/**
 * What modules of the shell read of a page when they are loaded, for unit tests, which run without a browser. Vitest runs this before the
 * tests of remotes; a test that needs more of a page stubs it itself, or is named `<what>.page.test.tsx` and gets a real one.
 */
function nothing(): void {
  undefined;
}

const root = { lang: 'zh-CN', dataset: {}, classList: { length: 0, add: nothing, contains: () => false } };

/** What the server would have written into a page that nobody is known on. */
const bootData: BootData = {
  language: 'zh-CN',
  session: { state: 'known', user: null },
  loginPageConfig: null,
  registry: [],
  remote: null,
  unitId: null,
  build: 'unit-test',
  socialPending: null,
  homeRules: defaultHomeRules,
  requestId: 'unit-test',
};

const page: Record<string, unknown> = {
  location: new URL('http://localhost/'),
  matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
  getComputedStyle: () => ({ fontSize: '16px' }),
  addEventListener: nothing,
  removeEventListener: nothing,
  document: {
    defaultView: globalThis,
    documentElement: root,
    visibilityState: 'visible',
    getElementById: (id: string) =>
      id === bootDataElementId ? { textContent: JSON.stringify(bootData) } : null,
    head: { appendChild: nothing },
    querySelector: () => null,
    querySelectorAll: () => [],
    addEventListener: nothing,
    removeEventListener: nothing,
  },
};

for (const [name, value] of Object.entries(page))
  if (!(name in globalThis)) Reflect.set(globalThis, name, value);

if (document.getElementById(bootDataElementId) === null) {
  const element = document.createElement('script');
  element.id = bootDataElementId;
  element.type = 'application/json';
  element.textContent = JSON.stringify(bootData);
  document.head.append(element);
}
