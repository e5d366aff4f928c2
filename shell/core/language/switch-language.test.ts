import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#shared/contracts';
import { addGuard, setLeaveQuestion } from '../unsaved/unsaved.ts';

// The page's language is read when the room is loaded.
vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'zh-CN' }, getElementById: () => null, cookie: '' });
});
const { setLanguageKeeper, switchLanguage } = await import('./switch-language.ts');

const page = {
  cookie: '',
  items: new Map<string, string>(),
  moves: [] as string[],
  announced: [] as Language[],
};

function onSwitched(language: Language): void {
  void page.announced.push(language);
}

beforeEach(() => {
  Object.assign(page, { cookie: '', items: new Map(), moves: [], announced: [] });
  const address = new URL('http://portal.test/pages/base/pc_base_tm/index.html?language=zh-CN&a=1#/x');
  vi.stubGlobal('document', {
    documentElement: { lang: 'zh-CN' },
    set cookie(text: string) {
      page.cookie = text;
    },
  });
  vi.stubGlobal('localStorage', { setItem: (name: string, value: string) => page.items.set(name, value) });
  vi.stubGlobal('location', {
    href: address.href,
    reload: () => page.moves.push('reload'),
    replace: (to: URL) => page.moves.push(to.href),
  });
  setLanguageKeeper(async () => true);
});
afterEach(() => vi.unstubAllGlobals());

function isSaved(): boolean {
  return page.cookie.startsWith('portal-lang=en;') && page.items.get('lange_') === 'en';
}

test('when nobody takes care of a switch, then it is saved and the page loads anew, without what its address asked for', async () => {
  await switchLanguage('en');
  expect(isSaved()).toBe(true);
  expect(page.moves).toEqual(['http://portal.test/pages/base/pc_base_tm/index.html?a=1#/x']);
});

test('when a callback takes care of a switch, then it is saved all the same, and the page stays', async () => {
  await switchLanguage('en', onSwitched);
  expect(isSaved()).toBe(true);
  expect([page.announced, page.moves]).toEqual([['en'], []]);
});

test('when the account does not take it, or unsaved work is to stay, then nothing is saved and nobody is told', async () => {
  setLanguageKeeper(async () => false);
  await switchLanguage('en', onSwitched);
  setLanguageKeeper(async () => true);
  const unmark = addGuard();
  setLeaveQuestion(async () => false);
  await switchLanguage('en', onSwitched);
  unmark();
  expect([page.cookie, page.items.size, page.announced, page.moves]).toEqual(['', 0, [], []]);
});

test.each(['zh-CN', 'de', ''])('when %j is chosen, then there is nothing to switch to', async (language) => {
  await switchLanguage(language as Language, onSwitched);
  expect([page.cookie, page.announced, page.moves]).toEqual(['', [], []]);
});
