import { Users } from 'lucide-react';
import { act } from 'react';
import { buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test } from 'vitest';
import chinese from '../messages/zh-CN.json';
import type { NavigationEntry } from './entry.ts';
import { SideNavigation } from './side-navigation.tsx';

const names = ['概览', '班级', '学年', '导入', '家庭关系', '公告'];
const entries = names.map(
  (label, at): NavigationEntry => ({
    code: `c${at}`,
    group: 'school',
    href: at === 5 ? '/announcements' : `#/c${at}`,
    label,
    words: at === 5 ? ['Announcements'] : [],
    icon: Users,
  }),
);
const [first] = entries as [NavigationEntry, ...NavigationEntry[]];

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.remove();
  mounted = undefined;
});

async function mount(shown: readonly NavigationEntry[] = entries): Promise<MountedView> {
  mounted = await mountView(<SideNavigation entries={shown} current={first} base="/place" />, {
    messages: chinese,
    user: buildUser({ userType: 4 }),
    permits: entries.map(({ code }) => code),
  });
  return mounted;
}

function linksOf({ page }: MountedView): (string | null)[] {
  return [...page.querySelectorAll('nav a')].map(({ textContent }) => textContent);
}

function search({ page }: MountedView): HTMLInputElement {
  const field = page.querySelector<HTMLInputElement>('input[type=search]');
  if (!field) throw new Error('no field');
  return field;
}

/** The field has no label of its own in the page. */
async function typeInto(field: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('when somebody searches, then words of either language and pinyin find sections', async () => {
  const view = await mount();
  expect(linksOf(view)).toEqual(names);
  await typeInto(search(view), 'announce');
  await view.until(() => expect(linksOf(view)).toEqual(['公告']));
  await typeInto(search(view), 'jtgx');
  await view.until(() => expect(linksOf(view)).toEqual(['家庭关系']));
  await typeInto(search(view), '没有的');
  await view.until(() => expect(view.page.textContent).toContain(chinese['administration.navigation.none']));
});

test('when the page is another one, then links of the place lead back to it', async () => {
  const { page } = await mount();
  const hrefs = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect([hrefs[0], hrefs[5]]).toEqual(['/place#/c0', '/announcements']);
});

test('when there is no room, then a button names the open section and unfolds the others', async () => {
  const { page } = await mount();
  const fold = page.querySelector<HTMLButtonElement>('nav button[aria-expanded]');
  expect(fold?.getAttribute('aria-label')).toBe('栏目：概览');
  expect(fold?.getAttribute('aria-expanded')).toBe('false');
  await mounted?.press('概览');
  expect(fold?.getAttribute('aria-expanded')).toBe('true');
});

test('when there is one section, then nothing is folded, and there is nothing to search', async () => {
  const { page } = await mount([first]);
  expect(page.querySelector('nav button')).toBeNull();
  expect(page.querySelector('nav input')).toBeNull();
});
