import { afterEach, expect, test, vi } from 'vitest';
import { type BootData, defaultHomeRules, type RegistryEntry } from '#shared/contracts';

function entry(name: string, code: string, paths: string[]): RegistryEntry {
  return {
    name,
    code,
    names: { 'zh-CN': name, en: name },
    version: '1.0.0',
    minServerVersion: '1.0.0',
    paths,
    audience: { signedIn: true, userTypes: [] },
    frame: 'framed',
    entry: `/assets/${name}/remoteEntry.js?v=1`,
    preload: [],
    preloadWords: {},
  };
}

const desktop = entry('desktop', 'desktop', [
  '/desktop/home',
  '/area/areaBase/pc_areaDesktop_all/index.html',
]);
const people = entry('people', 'base', []);
const bootData: BootData = {
  language: 'zh-CN',
  session: { state: 'known', user: null },
  loginPageConfig: null,
  registry: [desktop, people],
  remote: null,
  unitId: null,
  build: 'b',
  socialPending: null,
  homeRules: defaultHomeRules,
  requestId: 'r',
};
vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(bootData) }) });
const { findEntryByPath, getRegistry, setRegistry } = await import('./registry.ts');

afterEach(() => setRegistry(bootData.registry));

test.each([
  ['/desktop/home', 'desktop'],
  ['/area/areaBase/pc_areaDesktop_all/index.html', 'desktop'],
  ['/pages/base/pc_base_tm/index.html', 'people'],
  ['/area/base/pc_base_spm/index.html', 'people'],
  ['/pages/base/mobile_base_tm/index.html', 'people'],
  ['/pages/exam/pc_exam_tm/index.html', undefined],
  ['/desktop/home/', undefined],
  ['/pages/base/pc_base_tm/index.html/x', undefined],
  ['/', undefined],
])('when %s opens, then it belongs to %s', (path, name) => expect(findEntryByPath(path)?.name).toBe(name));

test('when a sign-in brings more apps, then they count at once', () => {
  expect(getRegistry()).toHaveLength(2);
  setRegistry([people]);
  expect(findEntryByPath('/desktop/home')).toBeUndefined();
});
