import '../../testing/stand-in-page.ts';
import { afterEach, expect, test } from 'vitest';
import { type Permission, type RegistryEntry, type SessionUser, userTypeCodes } from '#shared/contracts';
import { setRegistry } from '../../core/registry/index.ts';
import { renderView } from '../../testing/index.ts';
import { CardGrid } from './card-grid.tsx';
import { DesktopCards } from './desktop-cards.tsx';
import { useTodayCards } from './fillers.ts';
import { UserMenuEntries } from './user-menu-entries.tsx';

const teacher = { userId: '2001', userType: userTypeCodes.teacher, realName: '周文' } as SessionUser;
const parent = { ...teacher, userType: userTypeCodes.parent };

function remote(name: string, slots?: RegistryEntry['slots']): RegistryEntry {
  return {
    name,
    code: name,
    names: { 'zh-CN': `${name}应用`, en: `App ${name}` },
    version: '1.0.0',
    minServerVersion: '1.0.0',
    paths: [`/${name}`],
    audience: { signedIn: true, userTypes: [] },
    frame: 'framed',
    ...(slots ? { slots } : {}),
    entry: `/assets/${name}/remoteEntry.js?v=1`,
    preload: [],
    preloadWords: { 'zh-CN': [], en: [] },
  };
}

function menuOf(user: SessionUser, ...holds: Permission[]): string {
  const menu = <UserMenuEntries place="account" onDone={() => undefined} />;
  return renderView(menu, { messages: {}, user, holds });
}

afterEach(() => setRegistry([]));

test('when remotes fill a place of the menu, then their links stand there, by their own names or those of the app', () => {
  const names = { 'zh-CN': '我的笔记', en: 'My notes' };
  setRegistry([
    remote('notes', {
      userMenu: [
        { address: '/notes', place: 'account' },
        { address: '/notes#/mine', place: 'account', icon: 'person', names },
        { address: '/notes#/all', place: 'administration' },
      ],
    }),
    remote('silent'),
  ]);
  const html = menuOf(teacher);
  const texts = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>.*?<\/svg>([^<]+)<\/a>/g)].map(
    ([, href, text]) => [href, text],
  );
  expect(texts).toEqual([
    ['/notes', 'notes应用'],
    ['/notes#/mine', '我的笔记'],
  ]);
});

test('when an entry is for some types of users, then others have none', () => {
  const userTypes = [userTypeCodes.teacher];
  setRegistry([remote('notes', { userMenu: [{ address: '/notes', place: 'account', userTypes }] })]);
  expect(menuOf(teacher)).toContain('href="/notes"');
  expect(menuOf(parent)).not.toContain('href');
});

test('when an entry needs something, or else its remote does, then who holds none of it has no entry', () => {
  const entry = { address: '/notes', place: 'account' } as const;
  const notes = remote('notes', { userMenu: [entry] });
  setRegistry([
    { ...notes, audience: { ...notes.audience, needs: ['admin:announcements', 'admin:feedback'] } },
    remote('marks', { userMenu: [{ ...entry, address: '/marks', needs: ['teacher', 'admin:classes'] }] }),
  ]);
  const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  const administrator = { ...teacher, userType: userTypeCodes.administrator };
  expect(linksOf(menuOf(teacher, 'admin:feedback'))).toEqual(['/notes', '/marks']);
  expect(linksOf(menuOf(teacher))).toEqual(['/marks']);
  expect(linksOf(menuOf(administrator, 'admin:classes'))).toEqual(['/marks']);
  expect(linksOf(menuOf(administrator))).toEqual([]);
});

test('when no remote has a card, then the desktop keeps no room for one', () => {
  setRegistry([remote('notes')]);
  const render = () => renderView(<DesktopCards panelStyle={{}} />, { messages: {}, user: teacher });
  expect(render()).not.toContain('<div');
  setRegistry([remote('notes', { desktopCard: {} })]);
  expect(render()).toContain('<div');
});

test('when a remote has a card for some types of users, then they see its name before its code has come', () => {
  setRegistry([remote('notes', { desktopCard: { userTypes: [userTypeCodes.teacher] } })]);
  const render = (user: SessionUser) => renderView(<CardGrid panelStyle={{}} />, { messages: {}, user });
  expect(render(teacher)).toMatch(/<section[^>]*>.*<h2[^>]*>notes应用<\/h2>/);
  expect(render(parent)).not.toContain('<section');
});

function todayOf({ hasColumn, user = teacher }: { hasColumn: boolean; user?: SessionUser }): string[] {
  const cards = <TodayNames hasColumn={hasColumn} />;
  return renderView(cards, { messages: {}, user })
    .replace(/<[^>]+>/g, '')
    .split(',')
    .filter(Boolean);
}

function TodayNames(props: { hasColumn: boolean }): string {
  return useTodayCards(props)
    .map(({ heading }) => heading)
    .join();
}

test('when remotes fill the column of the day, then their cards stand by position, and few of them without it', () => {
  const next = { 'zh-CN': '下一节课', en: 'Next lesson' };
  setRegistry([
    remote('notes', {
      todayCards: [
        { name: 'all', position: 30 },
        { name: 'next', position: 10, names: next, isOnNarrow: true },
      ],
    }),
    remote('marks', { todayCards: [{ name: 'all', position: 20, userTypes: [userTypeCodes.teacher] }] }),
  ]);
  expect(todayOf({ hasColumn: true })).toEqual(['下一节课', 'marks应用', 'notes应用']);
  expect(todayOf({ hasColumn: true, user: parent })).toEqual(['下一节课', 'notes应用']);
  expect(todayOf({ hasColumn: false })).toEqual(['下一节课']);
});
