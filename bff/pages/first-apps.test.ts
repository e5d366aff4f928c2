import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGroup, buildIcon } from '../../shared/app-icons/testing/build-icon.ts';
import { ask } from '../testing/ask.ts';
import { bootDataOf } from '../testing/boot-data-of.ts';
import { type RunningPortal, startPortal, teacher } from '../testing/start-portal.ts';
import { answerEnvelope } from '../testing/stub-upstream.ts';
import { type FirstApps, renderFirstApps } from './first-apps.ts';

const groups = [
  buildGroup('teaching', '教学', [
    buildIcon({ imgPath: 'prep.svg' }),
    buildIcon({ code: 'hw', name: '作业', englishName: 'Homework', englishShortName: null }),
  ]),
  buildGroup('office', '办公', [buildIcon({ code: 'drive', name: '网盘', hidden: true, updateStatus: 0 })]),
];

function renderAll(changes: Partial<FirstApps> = {}) {
  const html = renderFirstApps({
    groups,
    user: teacher,
    prefs: undefined,
    language: 'zh-CN',
    children: [],
    findDrawing: () => undefined,
    canOpen: () => true,
    ...changes,
  });
  return html && { pictureLinks: html.pictureLinks.map(String), body: String(html.body) };
}

function render(changes?: Partial<FirstApps>): string | undefined {
  return renderAll(changes)?.body;
}

function namesIn(html = ''): string[] {
  return [...html.matchAll(/<(?:h2|span)>([^<]*)/g)].map(([, name = '']) => name);
}

function stamped<T>(value: T) {
  return { at: 1, value };
}

describe('the apps before any script', () => {
  test('when a teacher has groups, then each is a list of links with picture and name', () => {
    const html = render();
    expect(namesIn(html)).toEqual(['教学', '备课', '作业']);
    expect(html).toContain('<nav class="boot-groups" aria-label="应用">');
    expect(html).toContain('<a href="/pages/edu/pc_prep_tm/index.html" title="备课">');
    expect(html).toContain('<image href="/api/storage/show/icon/prep.svg"');
    expect(html).toContain('<b aria-hidden="true">作</b>');
  });

  test('when an app cannot open, then its tile says so in words, and leads to its page all the same', () => {
    const canOpen = (address: string) => !address.includes('pc_hw_tm');
    const html = render({ canOpen });
    expect(html).toContain(
      '<a class="boot-closed" href="/pages/edu/pc_hw_tm/index.html" title="作业 · 未开通">',
    );
    expect(html).toMatch(/<span>作业<\/span><em>未开通<\/em>/);
    expect(html).toContain('<a href="/pages/edu/pc_prep_tm/index.html" title="备课">');
    expect(render({ canOpen, language: 'en' })).toContain('<em>Not opened yet</em>');
  });

  test('when pictures are asked for ahead, then they are those in sight, of apps that are shown', () => {
    expect(renderAll()?.pictureLinks).toEqual([
      '<link rel="preload" as="image" fetchpriority="high" href="/api/storage/show/icon/prep.svg">',
    ]);
    const many = Array.from({ length: 40 }, (_, index) => buildIcon({ imgPath: `${index}.svg` }));
    expect(renderAll({ groups: [buildGroup('g', 'G', many)] })?.pictureLinks).toHaveLength(30);
  });

  test('when a picture is known, then the page holds it; one that is missing is not asked for', () => {
    const findDrawing = (path: string) =>
      path.endsWith('/prep.svg')
        ? { attributes: 'viewBox="0 0 1 1"', shapes: '<rect/>' }
        : path.endsWith('/gone.svg')
          ? ('missing' as const)
          : undefined;
    const icons = ['prep.svg', 'hw.svg', 'gone.svg'].map((imgPath) => buildIcon({ imgPath }));
    const html = renderAll({ groups: [buildGroup('g', 'G', icons)], findDrawing });
    expect(html?.body).toContain(
      '<svg viewBox="0 0 1 1" aria-hidden="true" data-picture="/api/storage/show/icon/prep.svg"><rect/></svg>',
    );
    expect(html?.body).toContain('<image href="/api/storage/show/icon/hw.svg"');
    expect(html?.body).toContain('<b aria-hidden="true">备</b>');
    expect(html?.body).not.toContain('gone.svg');
    expect(html?.pictureLinks).toEqual([expect.stringContaining('/hw.svg"')]);
  });

  test('when the page is English, then names are', () => {
    expect(namesIn(render({ language: 'en' }))).toEqual(['教学', 'Lesson Prep', 'Homework']);
  });

  test('when the user has arranged her apps, then they stand as she has arranged them', () => {
    const prefs = { hidden: stamped([]), order: stamped(['drive', 'hw']) };
    expect(namesIn(render({ prefs }))).toEqual(['办公', '网盘', '教学', '作业', '备课']);
  });

  test('when she has a row of apps at hand, then there is room for it', () => {
    expect(render()).not.toContain('boot-row');
    expect(render({ prefs: { favourites: stamped([]) } })).not.toContain('boot-row');
    expect(render({ prefs: { favourites: stamped(['hw']) } })).toContain('boot-row');
  });

  test('when a parent looks, then there is one group, and room for the children', () => {
    const child = { id: '1001', realName: '周<乐>', gradeName: '三年级', className: '(2)班' };
    const overview = {
      child,
      avatar: null,
      unitName: '',
      unitEnName: null,
      unread: [{ code: 'hw', num: 7 }],
      todos: 1,
      messages: 0,
    };
    const html = render({ user: { ...teacher, userType: 3 }, children: [overview] });
    expect(html).toContain('<strong>周&lt;乐&gt;<small>三年级 (2)班</small></strong><em>8</em>');
    expect(namesIn(html)).toEqual(['应用', '备课', '作业']);
    expect(render()).not.toContain('boot-children');
  });

  test('when there is none, then nothing is claimed', () => {
    expect(render({ groups: [] })).toBeUndefined();
  });

  test('when names and paths are hostile, then they stay text, and no link leaves the portal', () => {
    const hostile = '"><script>alert(1)</script>';
    const icon = buildIcon({ name: hostile, imgPath: `/${hostile}`, deployPath: '//evil.example' });
    const html = render({ groups: [buildGroup('g', hostile, [icon])] });
    expect(html).not.toContain('<script');
    expect(html).toContain('<a href="/" ');
  });
});

describe('a page with the apps', () => {
  const iconsPath = '/api/base/desktop/my_app_icon';
  let portal: RunningPortal;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.stop());
  const open = async (path: string): Promise<{ links: number; icons: number | undefined }> => {
    const reply = await ask(portal.port, { path, sid: await portal.signInAs({ userType: 2 }) });
    const { icons } = bootDataOf(reply);
    return {
      links: reply.text.split('<li>').length - 1,
      icons: Array.isArray(icons) ? icons.length : undefined,
    };
  };

  test('when the desktop is opened, then they stand there and in the boot data; other pages carry the data', async () => {
    portal.upstream.on(iconsPath, (req, res) => {
      expect(new URL(req.url ?? '', 'http://x').search).toBe('?userId=2001&unitId=U2001&appType=1');
      answerEnvelope(res, groups);
    });
    expect(await open('/desktop/home')).toEqual({ links: 2, icons: 2 });
    expect(await open('/pages/base/pc_base_tm/index.html')).toEqual({ links: 0, icons: 2 });
  });

  test.each([
    ['refuses', { status: 500 }],
    ['answers what nobody understands', {}],
  ])('when the upstream %s, then the page comes without them', async (_, options) => {
    portal.upstream.on(iconsPath, (_req, res) => answerEnvelope(res, { not: 'a list' }, options));
    expect(await open('/desktop/home')).toEqual({ links: 0, icons: undefined });
  });

  test('when a page has asked for a picture, then the next one holds it', async () => {
    const own = [buildGroup('g', 'G', [buildIcon({ imgPath: 'own.svg' })])];
    portal.upstream.on(iconsPath, (_req, res) => answerEnvelope(res, own));
    portal.upstream.on('/api/storage/show/icon/own.svg', (_req, res) =>
      res.end('<svg viewBox="0 0 7 7"><rect width="7" height="7"/></svg>'),
    );
    const sid = await portal.signInAs({ userType: 2 });
    const read = async (): Promise<string> => (await ask(portal.port, { path: '/desktop/home', sid })).text;
    await expect.poll(read).toContain('<svg viewBox="0 0 7 7" aria-hidden="true" data-picture=');
    expect(await read()).not.toContain('rel="preload" as="image"');
  });

  test('when they alone say whether a page exists, then they are waited for, and a closed app is not called missing', async () => {
    const sid = await portal.signInAs({ userType: 2 });
    const closed = '/pages/exam/pc_exam_tm/index.html';
    const own = [buildGroup('g', 'G', [buildIcon({ code: 'exam', serverId: 'exam' })])];
    portal.upstream.on(iconsPath, (_req, res) => void setTimeout(() => answerEnvelope(res, own), 600));
    const statusOf = async (path: string): Promise<number> => (await ask(portal.port, { path, sid })).status;
    expect(await statusOf(closed)).toBe(200);
    expect(await statusOf(closed.replaceAll('exam', 'nosuch'))).toBe(404);
  });

  test('when the upstream is slow, then the page does not wait for them', async () => {
    portal.upstream.on(iconsPath, () => undefined);
    expect(await open('/desktop/home')).toEqual({ links: 0, icons: undefined });
  });
});
